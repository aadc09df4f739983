-- The audit screen asks by person, whoever that person acted as, by subject whatever its kind, and by person and action.
set local lock_timeout = '5s';
create index audit_by_impersonator on audit_log (impersonator_id, at desc, id desc) where impersonator_id is not null;
create index audit_by_subject_id on audit_log (subject_id, at desc, id desc) where subject_id is not null;
create index audit_by_actor_and_action on audit_log (actor_id, action, at desc, id desc) where actor_id is not null;

-- A check of the whole chain runs in slices; the row says how far it has come and where it found the chain broken.
create table audit_checks (
  id uuid primary key default gen_random_uuid(),
  asked_by uuid not null references profiles (id),
  asked_at timestamptz(3) not null default now(),
  state text not null default 'running' check (state in ('running', 'whole', 'broken')),
  -- The sealed rows when the check was asked for; rows sealed later belong to the next check.
  first_id bigint not null,
  until_id bigint not null,
  after_id bigint not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  seals integer not null default 0,
  rows bigint not null default 0,
  broken_seal bigint,
  broken_first_id bigint,
  broken_last_id bigint,
  problem text check (problem in ('count', 'ends', 'hash')),
  finished_at timestamptz(3),
  check ((state = 'running') = (finished_at is null)),
  check ((state = 'broken') = (problem is not null)),
  check ((state = 'broken') = (broken_seal is not null))
);
create unique index audit_checks_one_running on audit_checks (state) where state = 'running';
create index audit_checks_newest on audit_checks (asked_at desc, id desc);
create index audit_checks_by_person on audit_checks (asked_by);
