-- Times have milliseconds, as in JavaScript: a page cut at one would otherwise skip rows within the same millisecond.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Naming the dictionary keeps fold() independent of the search path, which makes an index on it safe.
create function fold(value text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, value));

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

create table profiles (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 200),
  role text not null default 'user' check (role in ('user', 'agent', 'admin', 'superadmin')),
  email_verified boolean not null default false,
  image text,
  phone text check (length(phone) <= 40),
  region text check (length(region) <= 80),
  agent_active boolean not null default true,
  banned boolean not null default false,
  ban_reason text check (length(ban_reason) <= 500),
  two_factor_enabled boolean not null default false,
  must_change_password boolean not null default false,
  password_changed_at timestamptz(3) not null default now(),
  erased_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index profiles_newest on profiles (created_at desc, id desc);
create index profiles_by_role on profiles (role, created_at desc, id desc);
create index profiles_search on profiles using gin (fold(name || ' ' || email) gin_trgm_ops);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  token text not null unique,
  user_id uuid not null references profiles (id) on delete cascade,
  expires_at timestamptz(3) not null,
  last_active_at timestamptz(3) not null default now(),
  ip_address text,
  user_agent text,
  impersonation_id uuid,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index sessions_by_user on sessions (user_id, created_at desc);
create index sessions_by_expiry on sessions (expires_at);

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
  password text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (provider_id, account_id)
);
create index credentials_by_user on credentials (user_id);

create table verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index verifications_by_identifier on verifications (identifier);
create index verifications_by_expiry on verifications (expires_at);

create table two_factors (
  id uuid primary key default gen_random_uuid(),
  secret text not null,
  backup_codes text not null,
  user_id uuid not null unique references profiles (id) on delete cascade,
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz(3),
  last_used_code_at timestamptz(3)
);

-- One-time links sent by mail. Only the hash is kept; a newer one kills the older of the same purpose.
create table account_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  purpose text not null check (purpose in ('verify_email', 'reset_password', 'change_email', 'invitation')),
  token_hash bytea not null unique,
  new_email text check (new_email = lower(new_email) and length(new_email) <= 254),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create unique index account_tokens_one_open on account_tokens (user_id, purpose) where used_at is null;
create index account_tokens_by_expiry on account_tokens (expires_at);

-- Counters may be lost in a crash of the database, so they skip the write-ahead log.
create unlogged table rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz(3) not null
);
create index rate_limits_by_reset on rate_limits (resets_at);

create table user_preferences (
  user_id uuid primary key references profiles (id) on delete cascade,
  email_notifications boolean not null default true,
  sms_notifications boolean not null default false,
  document_notifications boolean not null default true,
  payment_notifications boolean not null default true,
  language text not null default 'pt_BR' check (language in ('pt_BR', 'en_US', 'es_ES')),
  time_zone text not null default 'America/Sao_Paulo'
    check (time_zone in ('America/Sao_Paulo', 'America/New_York', 'Europe/London', 'Asia/Tokyo')),
  updated_at timestamptz(3) not null default now()
);

create table consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  document text not null check (document in ('terms', 'privacy')),
  version text not null,
  accepted_at timestamptz(3) not null default now(),
  withdrawn_at timestamptz(3)
);
create index consents_by_user on consents (user_id, accepted_at desc);

create table user_impersonations (
  id uuid primary key default gen_random_uuid(),
  superadmin_id uuid not null references profiles (id),
  impersonated_user_id uuid not null references profiles (id),
  reason text not null check (length(reason) between 3 and 500),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_by text check (ended_by in ('stop', 'sign_out', 'expiry', 'disabled')),
  check (superadmin_id <> impersonated_user_id),
  check ((ended_at is null) = (ended_by is null))
);
create unique index user_impersonations_one_active on user_impersonations (superadmin_id) where ended_at is null;
create index user_impersonations_by_target on user_impersonations (impersonated_user_id, created_at desc);
alter table sessions add foreign key (impersonation_id) references user_impersonations (id);
