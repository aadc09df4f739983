-- expands
-- What the provider has told of each refund of a payment: its id, its amount, whether it is pending, succeeded or failed, and which of our
-- refunds it was asked for by. `refunded_amount` is the sum of what succeeded.
alter table payments add column returned jsonb not null default '[]' check (jsonb_typeof(returned) = 'array');

-- What the bank says of a refund beside what the provider refuses (`failure`). `pending`: the provider accepted it, and the bank has not taken it
-- yet. `returned`: the bank did not take it, or sent it back.
alter table refunds add column bank text check (bank in ('pending', 'returned'));

-- The webhook that we registered with the messages it was registered for; another one is renewed.
alter table payment_provider_settings add column webhook_subscription text;
