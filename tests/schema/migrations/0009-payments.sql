-- One attempt is one session at the provider: its number is part of the key under which the session is asked for, and
-- what it was asked with stays the same for every try, so that a lost answer never becomes a second session.
alter table payments
  add column attempt integer not null default 1 check (attempt >= 1),
  add column attempt_at timestamptz(3),
  add column success_url text check (length(success_url) <= 2000),
  add column cancel_url text check (length(cancel_url) <= 2000),
  add check (attempt_at is null or (success_url is not null and cancel_url is not null));

alter table payment_events add column outcome text check (outcome in ('changed', 'unchanged', 'refused'));
create index payment_events_refused on payment_events (received_at) where outcome = 'refused';

-- The previous secret is kept for messages that were signed before the keys changed and are still on their way.
alter table payment_provider_settings
  add column previous_webhook_secret_sealed bytea,
  add column previous_webhook_until timestamptz(3),
  add check ((previous_webhook_secret_sealed is null) = (previous_webhook_until is null));

-- Sessions of the built-in provider; the server reads them back as it would read those of a real one.
create table test_payment_sessions (
  id text primary key check (id ~ '^test_[A-Za-z0-9_-]{20,80}$'),
  idempotency_key text not null unique,
  payment_id uuid not null references payments (id) on delete cascade,
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  amount integer not null check (amount >= 0),
  currency char(3) not null,
  items jsonb not null,
  success_url text not null check (length(success_url) <= 2000),
  cancel_url text not null check (length(cancel_url) <= 2000),
  state text not null default 'open' check (state in ('open', 'complete', 'expired')),
  paid boolean not null default false,
  refunded_amount integer not null default 0 check (refunded_amount between 0 and amount),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  check (not paid or state = 'complete')
);
create index test_payment_sessions_by_payment on test_payment_sessions (payment_id);
create index test_payment_sessions_by_registration on test_payment_sessions (business_registration_id);
