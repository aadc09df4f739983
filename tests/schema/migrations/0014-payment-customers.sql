-- The provider's id of a customer, under which it keeps the person's cards; the cards are known only there.
create table payment_customers (
  user_id uuid not null references profiles (id) on delete cascade,
  account_id text not null check (length(account_id) between 1 and 255),
  customer_id text not null unique check (length(customer_id) between 1 and 255),
  created_at timestamptz(3) not null default now(),
  primary key (user_id, account_id)
);

-- When and how often the provider was asked about a payment because no message came (review-open-sessions.ts).
alter table payments
  add column asked_at timestamptz(3),
  add column asks integer not null default 0 check (asks >= 0);
create index payments_open_sessions on payments (attempt_at)
  where payment_status = 'pending' and provider_session_id is not null;
