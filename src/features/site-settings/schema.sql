-- needs: people

-- Name, contacts, seller and rules of the whole product, edited by admins. There is exactly one row.
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
  -- Minutes after which an idle session of the team ends.
  session_timeout integer not null default 30 check (session_timeout between 5 and 1440),
  -- Days after which the team has to choose a new password; 0 means never (A10).
  password_expiry integer not null default 90 check (password_expiry between 0 and 3650),
  updated_at timestamptz(3) not null default now(),
  updated_by uuid references profiles (id),
  version integer not null default 1,
  edited_at timestamptz(3),
  edited_by uuid references profiles (id),
  -- Business days without an EIN after which the workflow gets a follow-up task for the tax office (G104).
  ein_follow_up_days integer not null default 5 check (ein_follow_up_days between 1 and 60),
  -- The seller (Decreto 7.962 art. 2), the data protection officer (LGPD art. 41) and the services that get personal data, as the public
  -- pages have to name them. Null: not filled in yet.
  legal_name text check (length(legal_name) between 1 and 160),
  cnpj text check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  seller_address text check (length(seller_address) between 1 and 500),
  officer_name text check (length(officer_name) between 1 and 120),
  officer_email text check (length(officer_email) between 3 and 254),
  processors jsonb not null default '{}' check (jsonb_typeof(processors) = 'object'),
  -- Whether an admin has saved the security settings. Until then a public address requires the second factor of the team (A10).
  two_factor_decided boolean not null default false
);
create trigger site_settings_notify after update on site_settings for each row
  when ((old.site_name, old.contact_emails, old.contact_phones, old.office_address)
    is distinct from (new.site_name, new.contact_emails, new.contact_phones, new.office_address))
  execute function notify_site_changed();
-- The public pages name the seller and the services that get personal data.
create trigger site_settings_notify_seller after update on site_settings for each row
  when ((old.legal_name, old.cnpj, old.seller_address, old.officer_name, old.officer_email, old.processors)
    is distinct from (new.legal_name, new.cnpj, new.seller_address, new.officer_name, new.officer_email, new.processors))
  execute function notify_site_changed();
create trigger touch before update on site_settings for each row execute function touch_updated_at();
insert into site_settings (id) values (1);

-- Row-level security

grant select on site_settings to travessia_reader;
