-- needs: payments, people
-- The audit trail: its entries, the seals that chain their hashes, and checks of that chain.

-- A requested check of the whole hash chain. It runs in slices and stores how far it has come and where the chain is broken.
create table audit_checks (
  id uuid primary key default gen_random_uuid(),
  asked_by uuid not null references profiles (id),
  asked_at timestamptz(3) not null default now(),
  state text not null default 'running' check (state in ('running', 'whole', 'broken')),
  -- First and last row that were sealed when the check was requested; rows sealed later belong to the next check.
  first_id bigint not null,
  until_id bigint not null,
  -- The last row checked so far, and the hash on which the next seal builds.
  after_id bigint not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- Checked so far.
  seals integer not null default 0,
  rows bigint not null default 0,
  -- The first seal that does not match its rows: another number of rows, another first or last row, or other content.
  broken_seal bigint,
  broken_first_id bigint,
  broken_last_id bigint,
  problem text check (problem in ('count', 'ends', 'hash')),
  finished_at timestamptz(3),
  constraint audit_checks_check check ((state = 'running') = (finished_at is null)),
  constraint audit_checks_check1 check ((state = 'broken') = (problem is not null)),
  constraint audit_checks_check2 check ((state = 'broken') = (broken_seal is not null))
);
create index audit_checks_by_person on audit_checks (asked_by);
create index audit_checks_newest on audit_checks (asked_at desc, id desc);
create unique index audit_checks_one_running on audit_checks (state) where state = 'running';

-- An entry of the audit trail: who did what to which record. It holds ids only, so that erasing a person leaves no personal data here.
-- The application can insert entries, and neither change nor delete them.
create table audit_log (
  id bigint primary key generated always as identity,
  at timestamptz(3) not null default now(),
  -- Null for visitors and jobs.
  actor_id uuid,
  -- The superadmin who impersonated the actor.
  impersonator_id uuid,
  action text not null check (length(action) between 1 and 100),
  subject_type text check (length(subject_type) <= 60),
  subject_id text check (length(subject_id) <= 100),
  details jsonb not null default '{}',
  request_id text check (length(request_id) <= 100)
);
alter table audit_log set (autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.05,
  autovacuum_vacuum_insert_scale_factor=0.05);
create index audit_by_action on audit_log (action, at desc, id desc);
create index audit_by_actor on audit_log (actor_id, at desc, id desc);
create index audit_by_actor_and_action on audit_log (actor_id, action, at desc, id desc) where actor_id is not null;
create index audit_by_impersonator on audit_log (impersonator_id, at desc, id desc) where impersonator_id is not null;
create index audit_by_subject on audit_log (subject_type, subject_id, at desc, id desc);
create index audit_by_subject_id on audit_log (subject_id, at desc, id desc) where subject_id is not null;
create index audit_newest on audit_log (at desc, id desc);
revoke update, delete on audit_log from travessia_app;

-- The seal of a range of audit entries: a hash over them and the hash of the seal before (src/server/audit/audit-chain.ts).
create table audit_seals (
  id bigint primary key generated always as identity,
  first_audit_id bigint not null,
  last_audit_id bigint not null unique,
  rows integer not null check (rows > 0),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  sealed_at timestamptz(3) not null default now()
);
revoke update, delete on audit_seals from travessia_app;

-- Row-level security

alter table audit_log enable row level security;
create policy app on audit_log to travessia_app using (true) with check (true);
-- Customers and agents read one kind of entry: that a payment they may see was refunded.
create policy reader on audit_log for select to travessia_reader
  using (case when action = 'payment.refunded' and subject_type = 'payment'
    then (exists (select 1 from travessia_reader.payments p where p.id = audit_log.subject_id::uuid offset 0))
    else false end);
-- GET calls that are audited, such as a download, insert entries of their own actor.
create policy reader_adds on audit_log for insert to travessia_reader
  with check (actor_id = (select wall_actor()));
grant insert on audit_log to travessia_reader;
grant select (at, action, subject_type, subject_id) on audit_log to travessia_reader;
