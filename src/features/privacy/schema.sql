-- needs: people

-- One acceptance of one version of the terms or the privacy policy; a withdrawn one stays on record.
create table consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  document text not null check (document in ('terms', 'privacy')),
  version text not null,
  accepted_at timestamptz(3) not null default now(),
  withdrawn_at timestamptz(3)
);
create index consents_by_user on consents (user_id, accepted_at desc);

-- One copy of their personal data that a person has requested: a file made by a job, downloadable until it expires.
create table data_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  state text not null default 'making' check (state in ('making', 'ready', 'failed', 'expired')),
  file_path text,
  size_bytes bigint,
  created_at timestamptz(3) not null default now(),
  ready_at timestamptz(3),
  expires_at timestamptz(3),
  constraint data_exports_check check (state <> 'ready' or file_path is not null and size_bytes is not null and expires_at is not null)
);
create index data_exports_by_expiry on data_exports (expires_at) where state = 'ready';
create index data_exports_by_user on data_exports (user_id, created_at desc);
create unique index data_exports_one_making on data_exports (user_id) where state = 'making';

-- One erased account, by id only. After a restored backup it says which accounts have to be erased again.
create table erasures (
  user_id uuid primary key,
  erased_at timestamptz(3) not null default now()
);

-- One file that no row names: an upload that is not recorded yet, or a file whose row was deleted. It is listed until the file store has
-- deleted it, or until a row records it.
create table file_removals (
  file_path text primary key,
  -- Not deleted before this time, which for an upload in progress is in the future.
  asked_at timestamptz(3) not null default now()
);

-- Row-level security

alter table consents enable row level security;
create policy app on consents to travessia_app using (true) with check (true);
create policy reader on consents for select to travessia_reader
  using (user_id = (select wall_actor()));
grant select on consents to travessia_reader;

alter table data_exports enable row level security;
create policy app on data_exports to travessia_app using (true) with check (true);
create policy reader on data_exports for select to travessia_reader
  using (user_id = (select wall_actor()));
grant select on data_exports to travessia_reader;
