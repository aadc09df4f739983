-- needs: people, purchases, registrations

-- The id of a person at one account of the payment provider, which stores the person's cards; the product stores none (D5).
create table payment_customers (
  user_id uuid not null references profiles (id) on delete cascade,
  account_id text not null check (length(account_id) between 1 and 255),
  customer_id text not null check (length(customer_id) between 1 and 255) unique,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, account_id)
);

-- Money for one order or purchase: the amount, the session at the provider, and what the provider says of it. Amounts are in cents.
create table payments (
  id uuid primary key default gen_random_uuid(),
  business_registration_id uuid not null references business_registrations (id),
  amount integer not null check (amount >= 0),
  plan_price integer not null check (plan_price >= 0),
  state_fee integer not null check (state_fee >= 0),
  currency char(3) not null default 'USD' check (currency = 'USD'),
  payment_status text not null default 'pending' check (payment_status in ('pending', 'paid', 'failed', 'refunded')),
  -- `none`: nothing is to be paid, because the order is free.
  payment_method text not null default 'card' check (payment_method in ('card', 'none')),
  provider text check (provider in ('stripe', 'test', 'none')),
  provider_session_id text unique,
  provider_payment_id text unique,
  refunded_amount integer not null default 0,
  disputed_at timestamptz(3),
  -- Names and prices as they were shown before paying.
  quote jsonb not null,
  paid_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- One attempt is one session at the provider. Its number is part of the idempotency key, and the values sent with it are stored for
  -- every retry, so that a lost answer never leads to a second session.
  attempt integer not null default 1 check (attempt >= 1),
  attempt_at timestamptz(3),
  success_url text check (length(success_url) <= 2000),
  cancel_url text check (length(cancel_url) <= 2000),
  -- When and how often the provider was asked about the session, because no webhook message came (review-open-sessions.ts).
  asked_at timestamptz(3),
  asks integer not null default 0 check (asks >= 0),
  -- Set by triggers: the payment is pending or failed, its order or purchase can still be paid, and no newer payment exists for it.
  due boolean not null default false,
  dispute_closed_at timestamptz(3),
  dispute_closed_by uuid references profiles (id),
  -- The purchase that is paid; null for the order of the company.
  purchase_id uuid references purchases (id) on delete cascade,
  -- When the customer withdrew from what was paid (K7). This moment counts, however long the refund takes.
  withdrawn_at timestamptz(3),
  -- The refunds of this payment as the provider lists them: id, amount, state (pending, succeeded, failed) and the id of our refund.
  -- `refunded_amount` is the sum of those that succeeded. Shape: src/features/payments/rules/returned.ts.
  returned jsonb not null default '[]' check (jsonb_typeof(returned) = 'array'),
  constraint payments_check check (refunded_amount between 0 and amount),
  constraint payments_check1 check (amount = (plan_price + state_fee)),
  constraint payments_check2 check ((payment_status in ('paid', 'refunded')) = (paid_at is not null)),
  constraint payments_check3 check (attempt_at is null or success_url is not null and cancel_url is not null)
);
alter table payments set (
  autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.05, autovacuum_vacuum_insert_scale_factor=0.05);
create index payments_by_purchase on payments (purchase_id, created_at desc, id desc) where purchase_id is not null;
create index payments_by_registration on payments (business_registration_id, created_at desc, id desc);
create index payments_by_status on payments (payment_status, created_at desc, id desc);
create index payments_disputed on payments (disputed_at desc, id desc)
  where disputed_at is not null and dispute_closed_at is null;
create index payments_due on payments (created_at, id) where due;
create index payments_newest on payments (created_at desc, id desc);
create index payments_of_order on payments (business_registration_id, created_at desc, id desc) where purchase_id is null;
create index payments_open_sessions on payments (attempt_at)
  where payment_status = 'pending' and provider_session_id is not null;
create index payments_paid_at on payments (paid_at) where paid_at is not null;
create trigger touch before update on payments for each row execute function touch_updated_at();

-- The keys of the connected payment provider, entered by an admin; secrets are encrypted with a key of the application.
create table payment_provider_settings (
  provider text primary key check (provider = 'stripe'),
  publishable_key text not null,
  secret_key_sealed bytea not null,
  -- The part of the secret key that may be shown.
  secret_key_hint text not null,
  -- The webhook that we registered at the provider; null for one that was registered by hand.
  webhook_endpoint_id text,
  webhook_secret_sealed bytea,
  account jsonb not null,
  livemode boolean not null,
  saved_at timestamptz(3) not null default now(),
  saved_by uuid references profiles (id),
  -- Still accepted until `previous_webhook_until`, for messages that were signed before the secret changed.
  previous_webhook_secret_sealed bytea,
  previous_webhook_until timestamptz(3),
  -- Whether new payments use these keys. Otherwise the test provider takes them, where test payments are allowed.
  in_use boolean not null default true,
  -- Id and events of the webhook that we registered: if they differ from what this version needs, the subscription is renewed.
  webhook_subscription text,
  constraint payment_provider_settings_check check ((previous_webhook_secret_sealed is null) = (previous_webhook_until is null))
);
-- The public pages name the payment methods of the provider in use.
create trigger payment_provider_notify after insert or update or delete on payment_provider_settings
  for each statement execute function notify_site_changed();
create trigger payment_provider_settings_notify_site after insert or update or delete on payment_provider_settings
  for each statement execute function notify_site_changed();

-- One webhook message of the provider, so that each takes effect once (S54). It is kept when its payment is deleted.
create table payment_events (
  provider text not null check (provider in ('stripe', 'test')),
  event_id text not null,
  type text not null,
  payment_id uuid references payments (id),
  received_at timestamptz(3) not null default now(),
  processed_at timestamptz(3),
  outcome text check (outcome in ('changed', 'unchanged', 'refused')),
  primary key (provider, event_id)
);
create index payment_events_by_payment on payment_events (payment_id);
create index payment_events_newest on payment_events (provider, received_at desc);
create index payment_events_refused on payment_events (received_at) where outcome = 'refused';

-- One payment session of the built-in test provider, which reads and writes it as a real provider does its own records.
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
  refunded_amount integer not null default 0,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  -- Idempotency keys of the refunds that were made.
  refund_keys text[] not null default '{}',
  constraint test_payment_sessions_check check (refunded_amount between 0 and amount),
  constraint test_payment_sessions_check1 check (not paid or state = 'complete')
);
create index test_payment_sessions_by_payment on test_payment_sessions (payment_id);
create index test_payment_sessions_by_registration on test_payment_sessions (business_registration_id);

-- Sets payments.due before every write.
create function decide_due() returns trigger language plpgsql as $$
begin
  -- An order that the same statement writes cannot be seen yet: it is new, and so neither paid nor rejected.
  new.due := new.payment_status in ('pending', 'failed')
    and not exists (select from business_registrations r where r.id = new.business_registration_id
      and (r.status = 'rejected' or (new.purchase_id is null and r.paid_at is not null)))
    and not exists (select from purchases u where u.id = new.purchase_id and u.status <> 'unpaid')
    and not exists (select from payments later
      where later.business_registration_id = new.business_registration_id
        and later.purchase_id is not distinct from new.purchase_id
        and (later.created_at, later.id) > (new.created_at, new.id));
  return new;
end $$;
create trigger decide_due before insert or update on payments for each row execute function decide_due();

-- Decides `due` again for the payments of an order that was paid, rejected or reopened.
create function decide_due_of_order() returns trigger language plpgsql as $$
begin
  update payments set due = due where business_registration_id = new.id;
  return null;
end $$;
create trigger decide_due_of_order after update on business_registrations for each row
  when ((old.paid_at is null) <> (new.paid_at is null) or (old.status = 'rejected') <> (new.status = 'rejected'))
  execute function decide_due_of_order();

-- Decides `due` again for the other payments of an order when one is added or deleted: an update without a change runs decide_due.
create function decide_due_of_others() returns trigger language plpgsql as $$
declare
  changed payments := coalesce(new, old);
begin
  update payments set due = due where business_registration_id = changed.business_registration_id and id <> changed.id;
  return null;
end $$;
create trigger decide_due_of_others after insert or delete on payments for each row execute function decide_due_of_others();

create function decide_due_of_purchase() returns trigger language plpgsql as $$
begin
  update payments set due = due where purchase_id = new.id;
  return null;
end $$;
create trigger decide_due_of_purchase after update of status on purchases
  for each row when (old.status is distinct from new.status) execute function decide_due_of_purchase();

-- What a payment adds to the kept sum `payments.paid` of the month in which it was paid: its amount less the refunds.
create function paid_of(status text, amount integer, refunded integer) returns integer language sql immutable as $$
  select case when status in ('paid', 'refunded') then amount - refunded else 0 end
$$;

-- These triggers append the changes of the kept sums `payments.paid` and `payments.due`.
create function keep_totals_of_changed() returns trigger language plpgsql as $$
declare
  paid constant text[] := '{paid,refunded}';
begin
  perform keep('all', 'payments.paid',
      case when new.payment_status = any (paid) then new.amount - new.refunded_amount else 0 end
      - case when old.payment_status = any (paid) then old.amount - old.refunded_amount else 0 end),
    keep('all', 'payments.due', case when new.due then new.amount else 0 end - case when old.due then old.amount else 0 end);
  return null;
end $$;
create trigger keep_totals_of_changed after update on payments for each row
  when ((old.amount, old.refunded_amount, old.payment_status, old.due)
    is distinct from (new.amount, new.refunded_amount, new.payment_status, new.due))
  execute function keep_totals_of_changed();

create function keep_month_of_payment() returns trigger language plpgsql as $$
begin
  if month_of(old.paid_at) is not distinct from month_of(new.paid_at) then
    perform keep(month_of(new.paid_at), 'payments.paid', paid_of(new.payment_status, new.amount, new.refunded_amount) - paid_of(old.payment_status, old.amount, old.refunded_amount));
  else
    perform keep(month_of(old.paid_at), 'payments.paid', -paid_of(old.payment_status, old.amount, old.refunded_amount)), keep(month_of(new.paid_at), 'payments.paid', paid_of(new.payment_status, new.amount, new.refunded_amount));
  end if;
  return null;
end $$;
create trigger keep_month_of_payment after update on payments for each row
  when ((old.amount, old.refunded_amount, old.payment_status, old.paid_at)
    is distinct from (new.amount, new.refunded_amount, new.payment_status, new.paid_at))
  execute function keep_month_of_payment();

create function keep_totals_of_gone() returns trigger language plpgsql as $$
begin
  perform keep('all', 'payments.paid', -sum(p.amount - p.refunded_amount) filter (where p.payment_status in ('paid', 'refunded'))),
    keep('all', 'payments.due', -sum(p.amount) filter (where p.due)) from before p;
  perform keep(m.month, 'payments.paid', -m.paid)
    from (select month_of(p.paid_at) as month, sum(paid_of(p.payment_status, p.amount, p.refunded_amount)) as paid from before p group by 1) m;
  return null;
end $$;
create trigger keep_totals_of_gone after delete on payments
  referencing old table as before for each statement execute function keep_totals_of_gone();

create function keep_totals_of_new() returns trigger language plpgsql as $$
begin
  perform keep('all', 'payments.paid', sum(p.amount - p.refunded_amount) filter (where p.payment_status in ('paid', 'refunded'))),
    keep('all', 'payments.due', sum(p.amount) filter (where p.due)) from written p;
  perform keep(m.month, 'payments.paid', m.paid)
    from (select month_of(p.paid_at) as month, sum(paid_of(p.payment_status, p.amount, p.refunded_amount)) as paid from written p group by 1) m;
  return null;
end $$;
create trigger keep_totals_of_new after insert on payments
  referencing new table as written for each statement execute function keep_totals_of_new();

-- Row-level security

alter table payment_customers enable row level security;
create policy app on payment_customers to travessia_app using (true) with check (true);
create policy reader on payment_customers for select to travessia_reader
  using (user_id = (select wall_actor()));
grant select on payment_customers to travessia_reader;

alter table payments enable row level security;
create policy app on payments to travessia_app using (true) with check (true);
create policy reader on payments for select to travessia_reader
  using (exists (select 1 from business_registrations r where r.id = payments.business_registration_id
      and r.user_id = (select wall_actor()) offset 0));
grant select on payments to travessia_reader;

alter table test_payment_sessions enable row level security;
create policy app on test_payment_sessions to travessia_app using (true) with check (true);
create policy reader on test_payment_sessions for select to travessia_reader
  using (exists (select 1 from business_registrations r where r.id = test_payment_sessions.business_registration_id
      and r.user_id = (select wall_actor()) offset 0));
grant select on test_payment_sessions to travessia_reader;

-- What customers and agents read of payments: the agent sees that something is paid or disputed, and no amounts (D13).
create view travessia_reader.payments as
  select t.id, t.business_registration_id, case when seen.by_customer then t.amount end as amount,
    case when seen.by_customer then t.plan_price end as plan_price, case when seen.by_customer then t.state_fee end as state_fee,
    case when seen.by_customer then t.currency end as currency, t.payment_status,
    case when seen.by_customer then t.payment_method end as payment_method, case when seen.by_customer then t.provider end as provider,
    case when seen.by_customer then t.provider_session_id end as provider_session_id,
    case when seen.by_customer then t.provider_payment_id end as provider_payment_id,
    case when seen.by_customer then t.refunded_amount end as refunded_amount, t.disputed_at,
    case when seen.by_customer then t.quote end as quote, t.paid_at, t.created_at, t.updated_at,
    case when seen.by_customer then t.attempt end as attempt, case when seen.by_customer then t.attempt_at end as attempt_at,
    case when seen.by_customer then t.success_url end as success_url, case when seen.by_customer then t.cancel_url end as cancel_url,
    case when seen.by_customer then t.asked_at end as asked_at, case when seen.by_customer then t.asks end as asks, t.due,
    t.dispute_closed_at, case when seen.by_customer then t.dispute_closed_by end as dispute_closed_by, t.purchase_id,
    case when seen.by_customer then t.withdrawn_at end as withdrawn_at, case when seen.by_customer then t.returned end as returned
  from payments t cross join lateral (select r.user_id = (select wall_actor()) as by_customer
    from business_registrations r where r.id = t.business_registration_id
    and (coalesce(r.user_id = (select wall_actor()), false) or coalesce(r.assigned_agent_id = (select wall_actor()), false)) offset 0) seen
  where nullif(true, false) is not null;
grant select on travessia_reader.payments to travessia_reader;
