-- expands

-- Who sells (Decreto 7.962 art. 2), who answers for personal data (LGPD art. 41), and which services get such data. Null is not filled in.
alter table site_settings
  add column legal_name text check (length(legal_name) between 1 and 160),
  add column cnpj text check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  add column seller_address text check (length(seller_address) between 1 and 500),
  add column officer_name text check (length(officer_name) between 1 and 120),
  add column officer_email text check (length(officer_email) between 3 and 254),
  add column processors jsonb not null default '{}' check (jsonb_typeof(processors) = 'object');

-- The pages name who sells and which services are used, the payment provider among them.
create trigger site_settings_notify_seller after update on site_settings for each row
  when ((old.legal_name, old.cnpj, old.seller_address, old.officer_name, old.officer_email, old.processors)
    is distinct from (new.legal_name, new.cnpj, new.seller_address, new.officer_name, new.officer_email, new.processors))
  execute function notify_site_changed();
create trigger payment_provider_settings_notify_site after insert or update or delete on payment_provider_settings
  for each statement execute function notify_site_changed();
