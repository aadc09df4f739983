-- expands
-- A person who prepares a federal return for money signs it with a PTIN: such a service is delivered only with name and number.
alter table extras add column needs_ptin boolean not null default false;
alter table purchases
  add column preparer_name text check (length(preparer_name) between 1 and 120),
  add column preparer_ptin text check (preparer_ptin ~ '^P[0-9]{8}$');

-- The public pages name the payment methods of the provider in use.
create trigger payment_provider_notify after insert or update or delete on payment_provider_settings
  for each statement execute function notify_site_changed();
