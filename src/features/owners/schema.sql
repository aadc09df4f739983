-- needs: registrations

-- One owner of a company with contact data, address and share. The shares of a company add up to 100 percent.
create table business_owners (
  id uuid primary key default gen_random_uuid(),
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  position integer not null check ("position" >= 0),
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) between 1 and 100),
  email text not null check (length(email) between 3 and 254),
  phone text not null check (length(phone) between 1 and 40),
  -- Country of the address.
  country char(2) not null default 'BR' check (country ~ '^[A-Z]{2}$'),
  street text not null check (length(street) between 1 and 300),
  city text not null check (length(city) between 1 and 120),
  state text not null check (length(state) between 1 and 120),
  zip_code text not null check (length(zip_code) between 1 and 20),
  ownership_percentage numeric(5,2) not null check (ownership_percentage > 0::numeric and ownership_percentage <= 100::numeric),
  created_at timestamptz(3) not null default now(),
  -- Country of tax residence; null if the customer did not say.
  tax_country char(2) check (tax_country ~ '^[A-Z]{2}$'),
  -- Encrypted with a key of the application, as files are; null if the customer did not say.
  identity_number_sealed text check (length(identity_number_sealed) between 1 and 200),
  -- US citizen or holder of a green card. Null: the order is older than this question.
  us_person boolean,
  constraint business_owners_business_registration_id_position_key unique (business_registration_id, "position")
);
alter table business_owners set (
  autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.05, autovacuum_vacuum_insert_scale_factor=0.05);

create function check_ownership_total() returns trigger language plpgsql as $$
declare
  registration uuid := coalesce(new.business_registration_id, old.business_registration_id);
  total numeric;
begin
  select sum(ownership_percentage) into total from business_owners where business_registration_id = registration;
  if total is not null and total <> 100 then
    raise exception 'ownership of registration % totals %, not 100', registration, total using errcode = 'check_violation';
  end if;
  return null;
end $$;
-- Deferred to the commit, so that owners can be changed one after the other.
create constraint trigger business_owners_total
  after insert or update or delete on business_owners
  deferrable initially deferred for each row execute function check_ownership_total();

-- Row-level security

alter table business_owners enable row level security;
create policy app on business_owners to travessia_app using (true) with check (true);
create policy reader on business_owners for select to travessia_reader
  using (exists (select 1 from business_registrations r where r.id = business_owners.business_registration_id offset 0));
grant select on business_owners to travessia_reader;
