-- A second step after the password, and the consent of the old mailbox to a new address, are one-time tokens too.
alter table account_tokens drop constraint account_tokens_purpose_check;
alter table account_tokens add constraint account_tokens_purpose_check
  check (purpose in ('verify_email', 'reset_password', 'change_email', 'approve_email', 'invitation', 'second_step'));

-- One open change per person; it happens once both mailboxes have agreed.
create table email_changes (
  user_id uuid primary key references profiles (id) on delete cascade,
  new_email text not null check (new_email = lower(new_email) and length(new_email) between 3 and 254),
  approved_at timestamptz(3),
  confirmed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);

-- The number of the time window of the last code that was used: codes of it and of older windows no longer work.
alter table two_factors drop column last_used_code_at;
alter table two_factors add column last_used_window bigint not null default 0;

-- Browsers from which a person has signed in; the cookie's value is kept as its hash.
create table known_devices (
  user_id uuid not null references profiles (id) on delete cascade,
  device_hash bytea not null,
  first_seen_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  primary key (user_id, device_hash)
);

create table data_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  state text not null default 'making' check (state in ('making', 'ready', 'failed', 'expired')),
  file_path text,
  size_bytes bigint,
  created_at timestamptz(3) not null default now(),
  ready_at timestamptz(3),
  expires_at timestamptz(3),
  check (state <> 'ready' or (file_path is not null and size_bytes is not null and expires_at is not null))
);
create index data_exports_by_user on data_exports (user_id, created_at desc);
create index data_exports_by_expiry on data_exports (expires_at) where state = 'ready';
create unique index data_exports_one_making on data_exports (user_id) where state = 'making';

-- Files whose rows are gone: each stays listed until the store has confirmed that it is gone too.
create table file_removals (
  file_path text primary key,
  asked_at timestamptz(3) not null default now()
);

-- Ids only: a restored backup learns from it whom to forget again.
create table erasures (
  user_id uuid primary key,
  erased_at timestamptz(3) not null default now()
);

-- When the superadmin's own session began: its 24 hours go on counting after the impersonation.
alter table user_impersonations add column own_session_started_at timestamptz(3);

-- Whoever acts as somebody stops when either of the two is disabled or gets another role, whoever did that and how.
create function stop_impersonations() returns trigger language plpgsql as $$
begin
  update user_impersonations set ended_at = now(), ended_by = 'disabled'
    where ended_at is null and (superadmin_id = new.id or impersonated_user_id = new.id);
  delete from sessions where impersonation_id in
    (select id from user_impersonations where superadmin_id = new.id or impersonated_user_id = new.id);
  return null;
end $$;
create index user_impersonations_by_superadmin on user_impersonations (superadmin_id, created_at desc);
create index sessions_acting on sessions (impersonation_id) where impersonation_id is not null;
create trigger profiles_stop_impersonations after update of role, banned on profiles for each row
  when (old.role is distinct from new.role or (new.banned and not old.banned)) execute function stop_impersonations();

-- A record never outlives the session it belongs to.
create function close_impersonation() returns trigger language plpgsql as $$
begin
  update user_impersonations
    set ended_at = now(), ended_by = case when expires_at <= now() then 'expiry' else 'sign_out' end
    where id = old.impersonation_id and ended_at is null;
  return null;
end $$;
create trigger sessions_close_impersonation after delete on sessions for each row
  when (old.impersonation_id is not null) execute function close_impersonation();

-- The notice carries the reason, so that an open page can say why its session is over.
create or replace function notify_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('session', old.id, 'event', 'session.ended',
    'reason', case when old.expires_at <= now() then 'expired' else 'elsewhere' end)::text);
  return null;
end $$;
create or replace function notify_account_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('user', new.id, 'event', 'session.ended',
    'reason', case when new.banned and not old.banned then 'disabled' else 'role' end)::text);
  return null;
end $$;
