-- needs: payments, people

-- What is refunded at one stage, in percent of our price and of the state's fee. The terms on /termos show the same rows (K4).
create table refund_rules (
  stage text primary key check (stage in ('before_filing', 'after_filing', 'refused_by_state', 'approved', 'service_waiting',
    'service_started', 'service_done')),
  position smallint not null unique,
  price_percent smallint not null check (price_percent between 0 and 100),
  state_fee_percent smallint not null check (state_fee_percent between 0 and 100),
  version integer not null default 1,
  edited_at timestamptz(3),
  edited_by uuid references profiles (id)
);
-- Every node renders the rules into its public pages.
create trigger refund_rules_notify after update on refund_rules for each statement execute function notify_site_changed();
insert into refund_rules (stage, position, price_percent, state_fee_percent) values
  ('before_filing', 1, 100, 100),
  ('after_filing', 2, 50, 0),
  ('refused_by_state', 3, 100, 0),
  ('approved', 4, 0, 0),
  ('service_waiting', 5, 100, 100),
  ('service_started', 6, 50, 0),
  ('service_done', 7, 0, 0);

-- One refund of a payment: requested by the customer, or started by an admin or by the product itself (`by_office`). Percentages and
-- amounts (in cents) are those that were shown before the request or decision was confirmed.
create table refunds (
  -- Made by the browser as idempotency key where a person asks for or starts the refund: a retry does not create a second one.
  id uuid primary key,
  payment_id uuid not null references payments (id) on delete cascade,
  stage text not null references refund_rules (stage),
  price_percent smallint not null check (price_percent between 0 and 100),
  state_fee_percent smallint not null check (state_fee_percent between 0 and 100),
  price_cents integer not null check (price_cents >= 0),
  state_fee_cents integer not null check (state_fee_cents >= 0),
  amount integer not null check (amount > 0),
  -- Cents of the payment that were refunded before: once the provider's sum exceeds them by `amount`, this refund counts as paid.
  given_before integer not null check (given_before >= 0),
  reason text check (length(reason) between 1 and 1000),
  by_office boolean not null default false,
  status text not null check (status in ('requested', 'sending', 'paid', 'refused', 'failed', 'withdrawn')),
  asked_by uuid not null references profiles (id),
  asked_at timestamptz(3) not null,
  decided_by uuid references profiles (id),
  decided_at timestamptz(3),
  decision_reason text check (length(decision_reason) between 1 and 1000),
  -- Part of the idempotency key at the provider: a new attempt needs a new key, because a refusal is final for its key.
  attempt integer not null default 1 check (attempt >= 1),
  -- How often the provider was asked, for the backoff of the job.
  tries integer not null default 0 check (tries >= 0),
  tried_at timestamptz(3),
  -- Why the provider refuses the refund, or has not paid it yet.
  failure text check (failure in ('away', 'provider_gone', 'already_refunded', 'disputed', 'insufficient_funds', 'changed',
    'unknown_payment', 'refused')),
  provider_refund_id text,
  paid_at timestamptz(3),
  -- The ground of the refund (K7): the rule of the stage, goodwill of an admin, or the customer's withdrawal within the legal period.
  -- Null in rows that are older than this column.
  ground text check (ground in ('rule', 'goodwill', 'withdrawal')),
  -- `pending`: the provider accepted the refund and waits for the bank. `returned`: the bank rejected the money or sent it back.
  bank text check (bank in ('pending', 'returned')),
  -- Refund without a decision of money that arrived for something closed, such as a rejected order.
  unexpected boolean not null default false,
  constraint refunds_check check (amount = (price_cents + state_fee_cents)),
  constraint refunds_check1 check ((status = 'paid') = (paid_at is not null)),
  constraint refunds_check2 check ((status in ('requested', 'withdrawn')) or decided_by is not null and decided_at is not null),
  constraint refunds_check3 check (status <> 'failed' or failure is not null)
);
create index refunds_by_payment on refunds (payment_id, asked_at desc, id desc);
create index refunds_by_status on refunds (status, asked_at desc, id desc);
create index refunds_newest on refunds (asked_at desc, id desc);
-- A payment has at most one refund under way.
create unique index refunds_one_under_way on refunds (payment_id) where status in ('requested', 'sending');
create index refunds_sending on refunds (tried_at) where status = 'sending';
-- Refunds that need an admin.
create index refunds_to_decide on refunds (id) where status in ('requested', 'failed');
-- Refunds that need an admin or wait for the provider.
create index refunds_waiting on refunds (asked_at desc, id desc) where status in ('requested', 'sending', 'failed');

-- Row-level security

grant select on refund_rules to travessia_reader;

alter table refunds enable row level security;
create policy app on refunds to travessia_app using (true) with check (true);
create policy reader on refunds for select to travessia_reader
  using (exists (select 1 from payments p where p.id = refunds.payment_id offset 0));
grant select on refunds to travessia_reader;
