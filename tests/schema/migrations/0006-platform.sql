create table site_settings (
  id smallint primary key default 1 check (id = 1),
  site_name text not null default 'Travessia' check (length(site_name) between 1 and 80),
  support_email text check (length(support_email) <= 254),
  contact_emails text[] not null default '{}' check (cardinality(contact_emails) <= 2),
  contact_phones text[] not null default '{}' check (cardinality(contact_phones) <= 2),
  office_address text check (length(office_address) <= 500),
  enable_notifications boolean not null default true,
  enable_emails boolean not null default true,
  require_two_factor boolean not null default false,
  session_timeout integer not null default 30 check (session_timeout between 5 and 1440),
  password_expiry integer not null default 90 check (password_expiry between 0 and 3650),
  updated_at timestamptz(3) not null default now(),
  updated_by uuid references profiles (id)
);
insert into site_settings (id) values (1);

create table payment_provider_settings (
  provider text primary key check (provider = 'stripe'),
  publishable_key text not null,
  secret_key_sealed bytea not null,
  secret_key_hint text not null,
  webhook_endpoint_id text,
  webhook_secret_sealed bytea,
  account jsonb not null,
  livemode boolean not null,
  saved_at timestamptz(3) not null default now(),
  saved_by uuid references profiles (id)
);

-- Ids only, never personal data: erasing a person leaves nothing personal here.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  actor_id uuid,
  impersonator_id uuid,
  action text not null check (length(action) between 1 and 100),
  subject_type text check (length(subject_type) <= 60),
  subject_id text check (length(subject_id) <= 100),
  details jsonb not null default '{}',
  request_id text check (length(request_id) <= 100)
);
create index audit_newest on audit_log (at desc, id desc);
create index audit_by_actor on audit_log (actor_id, at desc, id desc);
create index audit_by_subject on audit_log (subject_type, subject_id, at desc, id desc);
create index audit_by_action on audit_log (action, at desc, id desc);

create table audit_seals (
  id bigint generated always as identity primary key,
  first_audit_id bigint not null,
  last_audit_id bigint not null unique,
  rows integer not null check (rows > 0),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  sealed_at timestamptz(3) not null default now()
);

create table outbox_mails (
  id uuid primary key default gen_random_uuid(),
  template text not null,
  user_id uuid references profiles (id) on delete cascade,
  to_address text check (length(to_address) <= 254),
  data jsonb not null default '{}',
  dedupe_key text unique,
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3),
  check (num_nonnulls(user_id, to_address) >= 1)
);
create index outbox_mails_unsent on outbox_mails (created_at) where sent_at is null;
create index outbox_mails_by_user on outbox_mails (user_id);

-- What open pages are told. Rows live for a day so that a page that reconnects can catch up.
create table live_events (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  event text not null,
  data jsonb not null,
  created_at timestamptz(3) not null default now()
);
create index live_events_replay on live_events (user_id, id);
create index live_events_by_age on live_events (created_at);

create function notify_live_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('id', new.id::text, 'user', new.user_id, 'event', new.event, 'data', new.data)::text);
  return null;
end $$;
create trigger live_events_notify after insert on live_events for each row execute function notify_live_event();

create function notify_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('session', old.id, 'event', 'session.ended')::text);
  return null;
end $$;
create trigger sessions_notify_ended after delete on sessions for each row execute function notify_session_ended();

create function notify_account_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('user', new.id, 'event', 'session.ended')::text);
  return null;
end $$;
create trigger profiles_notify_access after update of role, banned on profiles for each row
  when (old.role is distinct from new.role or (new.banned and not old.banned)) execute function notify_account_changed();

do $$
declare
  t text;
begin
  foreach t in array array[
    'profiles', 'user_preferences', 'packages', 'business_registrations', 'payments', 'documents', 'wizard_drafts',
    'support_tickets', 'contact_messages', 'usa_company_workflows', 'workflow_tasks', 'site_settings'
  ] loop
    execute format('create trigger touch before update on %I for each row execute function touch_updated_at()', t);
  end loop;
end $$;

-- The application works as travessia_app: rows, never definitions; the audit trail can only grow.
grant usage on schema public to travessia_app;
grant select, insert, update, delete on all tables in schema public to travessia_app;
grant usage, select on all sequences in schema public to travessia_app;
alter default privileges in schema public grant select, insert, update, delete on tables to travessia_app;
alter default privileges in schema public grant usage, select on sequences to travessia_app;
revoke update, delete on audit_log, audit_seals from travessia_app;
revoke insert, update, delete on schema_migrations from travessia_app;
