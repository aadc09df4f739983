-- needs: impersonation, people
-- How a person signs in: credentials, sessions, second factor, single-use links, known browsers and preferences.

-- One sign-in of a person: time and IP address, which the law requires to be kept for six months (Marco Civil da Internet, art. 15).
create table access_records (
  id bigint primary key generated always as identity,
  user_id uuid not null references profiles (id),
  at timestamptz(3) not null,
  ip_address text not null check (length(ip_address) <= 100)
);
create index access_records_by_person on access_records (user_id);
create index access_records_by_time on access_records (at);

-- A single-use token: of a link sent by mail, or of a sign-in that still needs its second factor. Only the hash is stored, and a new
-- token replaces the open one of the same purpose.
create table account_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  purpose text not null check (purpose in ('verify_email', 'reset_password', 'change_email', 'approve_email', 'invitation', 'second_step')),
  token_hash bytea not null unique,
  -- The address that the link confirms; null unless the purpose is a change of address.
  new_email text check (new_email = lower(new_email) and length(new_email) <= 254),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index account_tokens_by_expiry on account_tokens (expires_at);
create unique index account_tokens_one_open on account_tokens (user_id, purpose) where used_at is null;

-- How a person may sign in: one row with the password. The columns from `access_token` to `scope` are not used.
create table credentials (
  id uuid primary key default gen_random_uuid(),
  account_id text not null,
  provider_id text not null,
  user_id uuid not null references profiles (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz(3),
  refresh_token_expires_at timestamptz(3),
  scope text,
  -- Hash of the password; null where none is set.
  password text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint credentials_provider_id_account_id_key unique (provider_id, account_id)
);
create index credentials_by_user on credentials (user_id);

-- The open change of the e-mail address of a person, carried out once both mailboxes have confirmed it.
create table email_changes (
  user_id uuid primary key references profiles (id) on delete cascade,
  new_email text not null check (new_email = lower(new_email) and length(new_email) between 3 and 254),
  -- When the link sent to the current address was used.
  approved_at timestamptz(3),
  -- When the link sent to the new address was used.
  confirmed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);

-- A browser from which a person has signed in, recognized by the hash of its cookie.
create table known_devices (
  user_id uuid not null references profiles (id) on delete cascade,
  device_hash bytea not null,
  first_seen_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  -- Failed sign-ins from a browser that has used the current password have a rate limit of their own, so that strangers cannot lock
  -- the person out.
  used_password boolean not null default false,
  primary key (user_id, device_hash)
);

-- A challenge that a device signs with a passkey. It works once, in the browser whose cookie holds the token that it is the hash of.
create table passkey_challenges (
  challenge bytea primary key,
  expires_at timestamptz(3) not null
);

-- A passkey of a person: a key pair whose private half stays on the person's device. It signs in without the password.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  -- How the device calls it.
  credential_id text not null unique check (length(credential_id) <= 1400),
  public_key bytea not null,
  -- How often the device signed; 0 for ever where it does not count. One that goes back betrays a copy.
  counter bigint not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  -- When an admin has the second factor removed because the person lost it; null without such a request (S68).
  reset_due_at timestamptz(3)
);
create index passkeys_by_user on passkeys (user_id);

-- A signed-in browser of a person; during an impersonation, the session belongs to the impersonated person.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  -- Hash of the token in the cookie.
  token text not null unique,
  user_id uuid not null references profiles (id) on delete cascade,
  expires_at timestamptz(3) not null,
  last_active_at timestamptz(3) not null default now(),
  ip_address text,
  user_agent text,
  impersonation_id uuid references user_impersonations (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- When the password or a code was last entered in this session; null where that is unknown. Sensitive calls ask again after ten minutes.
  proved_at timestamptz(3)
);
alter table sessions set (autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.05,
  autovacuum_vacuum_insert_scale_factor=0.05);
create index sessions_acting on sessions (impersonation_id) where impersonation_id is not null;
create index sessions_by_expiry on sessions (expires_at);
create index sessions_by_user on sessions (user_id, created_at desc);

-- The second factor of a person: an authenticator app and recovery codes. Not in use until the person has confirmed it with a code.
create table two_factors (
  id uuid primary key default gen_random_uuid(),
  -- Secret of the app, sealed with the key of the application.
  secret text not null,
  -- Hashes of the unused recovery codes, sealed with the key of the application.
  backup_codes text not null,
  user_id uuid not null references profiles (id) on delete cascade unique,
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz(3),
  -- The time step of the last accepted code, so that no code works twice.
  last_used_window bigint not null default 0,
  -- When an admin has it removed because the person lost it; null without such a request, or once the person kept it (S68).
  reset_due_at timestamptz(3)
);
create index two_factors_reset_due on two_factors (reset_due_at) where reset_due_at is not null;

-- Language, time zone and notification channels that a person chose.
create table user_preferences (
  user_id uuid primary key references profiles (id) on delete cascade,
  email_notifications boolean not null default true,
  sms_notifications boolean not null default false,
  document_notifications boolean not null default true,
  payment_notifications boolean not null default true,
  language text not null default 'pt_BR' check (language in ('pt_BR', 'en_US', 'es_ES')),
  time_zone text not null default 'America/Sao_Paulo' check (time_zone in ('America/Sao_Paulo', 'America/New_York', 'Europe/London',
    'Asia/Tokyo')),
  updated_at timestamptz(3) not null default now()
);
create trigger touch before update on user_preferences for each row execute function touch_updated_at();

-- Not used: confirmations are in `account_tokens`. It stays while a version that empties it may still run.
create table verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index verifications_by_expiry on verifications (expires_at);
create index verifications_by_identifier on verifications (identifier);

-- Closes the impersonation of a deleted session. One that expired ends at its expiry, even if the session is deleted later.
create function close_impersonation() returns trigger language plpgsql as $$
begin
  update user_impersonations
    set ended_at = least(expires_at, now()), ended_by = case when expires_at <= now() then 'expiry' else 'sign_out' end
    where id = old.impersonation_id and ended_at is null;
  return null;
end $$;
create trigger sessions_close_impersonation after delete on sessions for each row
  when (old.impersonation_id is not null) execute function close_impersonation();

-- Publishes the end of a session with its reason, so that an open page can say why.
create function notify_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('session', old.id, 'event', 'session.ended',
    'reason', case when old.expires_at <= now() then 'expired' else 'elsewhere' end)::text);
  return null;
end $$;
create trigger sessions_notify_ended after delete on sessions for each row execute function notify_session_ended();

-- Row-level security

alter table email_changes enable row level security;
create policy app on email_changes to travessia_app using (true) with check (true);
create policy reader on email_changes for select to travessia_reader
  using (user_id = (select wall_actor()));
grant select on email_changes to travessia_reader;

alter table known_devices enable row level security;
create policy app on known_devices to travessia_app using (true) with check (true);
create policy reader on known_devices for select to travessia_reader
  using (user_id = (select wall_actor()));
grant select on known_devices to travessia_reader;

alter table passkeys enable row level security;
create policy app on passkeys to travessia_app using (true) with check (true);
create policy reader on passkeys for select to travessia_reader
  using (user_id = (select wall_actor()));
grant select on passkeys to travessia_reader;

alter table sessions enable row level security;
create policy app on sessions to travessia_app using (true) with check (true);
create policy reader on sessions for select to travessia_reader
  using (user_id = (select wall_actor()));
grant select on sessions to travessia_reader;

alter table two_factors enable row level security;
create policy app on two_factors to travessia_app using (true) with check (true);
create policy reader on two_factors for select to travessia_reader
  using (user_id = (select wall_actor()));
grant select on two_factors to travessia_reader;

alter table user_preferences enable row level security;
create policy app on user_preferences to travessia_app using (true) with check (true);
create policy reader on user_preferences for select to travessia_reader
  using (user_id = (select wall_actor()) or (exists (select 1 from agent_clients c where c.agent_id = (select wall_actor())
      and c.user_id = user_preferences.user_id offset 0)));
grant select on user_preferences to travessia_reader;
