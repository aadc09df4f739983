set local lock_timeout = '5s';

-- What comes back at each stage, in percent of our price and of the state's fee. The same rows are shown on /termos (K4).
create table refund_rules (
  stage text primary key check (stage in ('before_filing', 'after_filing', 'refused_by_state', 'approved',
    'service_waiting', 'service_started', 'service_done')),
  position smallint not null unique,
  price_percent smallint not null check (price_percent between 0 and 100),
  state_fee_percent smallint not null check (state_fee_percent between 0 and 100),
  version integer not null default 1,
  edited_at timestamptz(3),
  edited_by uuid references profiles (id)
);
insert into refund_rules (stage, position, price_percent, state_fee_percent) values
  ('before_filing', 1, 100, 100),
  ('after_filing', 2, 50, 0),
  ('refused_by_state', 3, 100, 0),
  ('approved', 4, 0, 0),
  ('service_waiting', 5, 100, 100),
  ('service_started', 6, 50, 0),
  ('service_done', 7, 0, 0);
create trigger refund_rules_notify after update on refund_rules for each statement execute function notify_site_changed();

-- One row is one request of the customer, or one refund that the office began. The percentages and amounts are those that were
-- shown before somebody confirmed.
create table refunds (
  -- From the browser, so that a try whose answer was lost creates it once.
  id uuid primary key,
  payment_id uuid not null references payments (id) on delete cascade,
  stage text not null references refund_rules (stage),
  price_percent smallint not null check (price_percent between 0 and 100),
  state_fee_percent smallint not null check (state_fee_percent between 0 and 100),
  price_cents integer not null check (price_cents >= 0),
  state_fee_cents integer not null check (state_fee_cents >= 0),
  amount integer not null check (amount > 0),
  -- What had gone back before, by which we see whether the provider has paid this one.
  given_before integer not null check (given_before >= 0),
  reason text check (length(reason) between 1 and 1000),
  by_office boolean not null default false,
  status text not null check (status in ('requested', 'sending', 'paid', 'refused', 'failed', 'withdrawn')),
  asked_by uuid not null references profiles (id),
  asked_at timestamptz(3) not null,
  decided_by uuid references profiles (id),
  decided_at timestamptz(3),
  decision_reason text check (length(decision_reason) between 1 and 1000),
  -- Part of the key under which the provider is asked: a refusal is final for its key.
  attempt integer not null default 1 check (attempt >= 1),
  tries integer not null default 0 check (tries >= 0),
  tried_at timestamptz(3),
  failure text check (failure in ('away', 'provider_gone', 'already_refunded', 'disputed', 'insufficient_funds', 'changed',
    'unknown_payment', 'refused')),
  provider_refund_id text,
  paid_at timestamptz(3),
  check (amount = price_cents + state_fee_cents),
  check ((status = 'paid') = (paid_at is not null)),
  check (status in ('requested', 'withdrawn') or (decided_by is not null and decided_at is not null)),
  check (status <> 'failed' or failure is not null)
);
-- Two refunds of one payment at once are impossible.
create unique index refunds_one_under_way on refunds (payment_id) where status in ('requested', 'sending');
create index refunds_by_payment on refunds (payment_id, asked_at desc, id desc);
create index refunds_newest on refunds (asked_at desc, id desc);
create index refunds_by_status on refunds (status, asked_at desc, id desc);
create index refunds_waiting on refunds (asked_at desc, id desc) where status in ('requested', 'sending', 'failed');
create index refunds_sending on refunds (tried_at) where status = 'sending';
-- What needs somebody of the office.
create index refunds_to_decide on refunds (id) where status in ('requested', 'failed');

-- The built-in provider remembers under which keys it has paid back.
alter table test_payment_sessions add column refund_keys text[] not null default '{}';
