-- needs: people, registrations

-- How often one wizard step was reached on one day in São Paulo; holds nothing about the visitor.
create table funnel_counts (
  day date not null,
  step integer not null check (step between 1 and 7),
  reached integer not null default 0 check (reached >= 0),
  primary key (day, step)
);

-- The idempotency key of one order, made by the browser: a retry with the same key and content gets the same answer.
create table order_keys (
  user_id uuid not null references profiles (id) on delete cascade,
  key uuid not null,
  -- Keyed hash of the ordered content; distinguishes a retry from a changed order.
  content_hash bytea not null,
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, key)
);
alter table order_keys set (
  autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.05, autovacuum_vacuum_insert_scale_factor=0.05);
create index order_keys_by_registration on order_keys (business_registration_id);

-- The order that a customer has started and not paid yet, so that the wizard can be resumed on any device (C14).
create table wizard_drafts (
  user_id uuid primary key references profiles (id) on delete cascade,
  -- The idempotency key under which this draft is ordered.
  order_key uuid not null,
  step integer not null check (step between 1 and 7),
  data jsonb not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index wizard_drafts_by_expiry on wizard_drafts (expires_at);
create trigger touch before update on wizard_drafts for each row execute function touch_updated_at();

-- Row-level security

alter table order_keys enable row level security;
create policy app on order_keys to travessia_app using (true) with check (true);
create policy reader on order_keys for select to travessia_reader
  using (user_id = (select wall_actor()));
grant select on order_keys to travessia_reader;

alter table wizard_drafts enable row level security;
create policy app on wizard_drafts to travessia_app using (true) with check (true);
create policy reader on wizard_drafts for select to travessia_reader
  using (user_id = (select wall_actor()));
grant select on wizard_drafts to travessia_reader;
