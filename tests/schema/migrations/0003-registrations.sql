create table business_registrations (
  id uuid primary key default gen_random_uuid(),
  company_name text not null check (length(company_name) between 1 and 200),
  company_name_ascii text not null check (company_name_ascii ~ '^[\x20-\x7e]+$'),
  -- Equal keys mean that a registry would not tell the two names apart.
  name_key text not null,
  alternative_names text[] not null default '{}' check (cardinality(alternative_names) <= 2),
  business_purpose text not null check (length(business_purpose) between 1 and 2000),
  industry text not null check (industry in (
    'Tecnologia', 'Comércio', 'Serviços', 'Manufatura', 'Construção', 'Saúde', 'Financeiro', 'Educação', 'Alimentação', 'Outros')),
  status text not null default 'pending'
    check (status in ('pending', 'in_review', 'approved', 'rejected', 'documents_required')),
  company_type_id text not null references company_types (id),
  state_id text not null references states (id),
  package_id uuid not null references packages (id),
  user_id uuid not null references profiles (id),
  assigned_agent_id uuid references profiles (id),
  -- Kept beside the payments so that lists need no second read.
  paid_at timestamptz(3),
  approved_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (status <> 'approved' or approved_at is not null)
);
create index registrations_newest on business_registrations (created_at desc, id desc);
create index registrations_by_status on business_registrations (status, created_at desc, id desc);
create index registrations_by_user on business_registrations (user_id, created_at desc, id desc);
create index registrations_by_agent on business_registrations (assigned_agent_id, created_at desc, id desc);
create index registrations_by_agent_status on business_registrations (assigned_agent_id, status, created_at desc, id desc);
create index registrations_by_state on business_registrations (state_id, created_at desc, id desc);
create index registrations_by_package on business_registrations (package_id);
create index registrations_by_name_key on business_registrations (state_id, name_key) where paid_at is not null;
create index registrations_search on business_registrations using gin (fold(company_name) gin_trgm_ops);

create table process_status_history (
  id uuid primary key default gen_random_uuid(),
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  old_status text check (old_status in ('pending', 'in_review', 'approved', 'rejected', 'documents_required')),
  new_status text not null check (new_status in ('pending', 'in_review', 'approved', 'rejected', 'documents_required')),
  reason text check (length(reason) <= 2000),
  changed_by uuid references profiles (id),
  created_at timestamptz(3) not null default now()
);
create index status_history_by_registration on process_status_history (business_registration_id, created_at, id);

create table business_owners (
  id uuid primary key default gen_random_uuid(),
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  position integer not null check (position >= 0),
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) between 1 and 100),
  email text not null check (length(email) between 3 and 254),
  phone text not null check (length(phone) between 1 and 40),
  country char(2) not null default 'BR' check (country ~ '^[A-Z]{2}$'),
  street text not null check (length(street) between 1 and 300),
  city text not null check (length(city) between 1 and 120),
  state text not null check (length(state) between 1 and 120),
  zip_code text not null check (length(zip_code) between 1 and 20),
  ownership_percentage numeric(5, 2) not null check (ownership_percentage > 0 and ownership_percentage <= 100),
  created_at timestamptz(3) not null default now(),
  unique (business_registration_id, position)
);
create index business_owners_search on business_owners using gin (fold(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);

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
create constraint trigger business_owners_total
  after insert or update or delete on business_owners
  deferrable initially deferred for each row execute function check_ownership_total();

create table payments (
  id uuid primary key default gen_random_uuid(),
  business_registration_id uuid not null references business_registrations (id),
  amount integer not null check (amount >= 0),
  plan_price integer not null check (plan_price >= 0),
  state_fee integer not null check (state_fee >= 0),
  currency char(3) not null default 'USD' check (currency = 'USD'),
  payment_status text not null default 'pending' check (payment_status in ('pending', 'paid', 'failed', 'refunded')),
  payment_method text not null default 'card' check (payment_method in ('card', 'none')),
  provider text check (provider in ('stripe', 'test', 'none')),
  provider_session_id text unique,
  provider_payment_id text unique,
  refunded_amount integer not null default 0 check (refunded_amount between 0 and amount),
  disputed_at timestamptz(3),
  -- What was shown before paying: names and prices as they were.
  quote jsonb not null,
  paid_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (amount = plan_price + state_fee),
  check ((payment_status in ('paid', 'refunded')) = (paid_at is not null))
);
create index payments_by_registration on payments (business_registration_id, created_at desc, id desc);
create index payments_newest on payments (created_at desc, id desc);
create index payments_by_status on payments (payment_status, created_at desc, id desc);
create index payments_paid_at on payments (paid_at) where paid_at is not null;

create table payment_events (
  provider text not null check (provider in ('stripe', 'test')),
  event_id text not null,
  type text not null,
  payment_id uuid references payments (id),
  received_at timestamptz(3) not null default now(),
  processed_at timestamptz(3),
  primary key (provider, event_id)
);
create index payment_events_by_payment on payment_events (payment_id);

create table documents (
  id uuid primary key default gen_random_uuid(),
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  requirement_id uuid references document_requirements (id) on delete set null,
  owner_id uuid references business_owners (id) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  description text check (length(description) <= 1000),
  status text not null default 'pending' check (status in ('pending', 'submitted', 'approved', 'rejected')),
  document_type text not null check (document_type in (
    'identification', 'address', 'business_purpose', 'tax_documentation', 'banking_reference',
    'license', 'formation', 'contract', 'certificate', 'other')),
  required boolean not null default false,
  file_path text,
  file_name text check (length(file_name) <= 255),
  content_type text check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
  size_bytes integer check (size_bytes > 0),
  version integer not null default 0 check (version >= 0),
  rejection_reason text check (length(rejection_reason) <= 2000),
  uploaded_by uuid references profiles (id),
  reviewed_by uuid references profiles (id),
  reviewed_at timestamptz(3),
  requested_by uuid references profiles (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (status <> 'submitted' or file_path is not null),
  check (status <> 'rejected' or rejection_reason is not null)
);
create index documents_by_registration on documents (business_registration_id, created_at desc, id desc);
create index documents_newest on documents (created_at desc, id desc);
create index documents_by_status on documents (status, created_at desc, id desc);
create index documents_search on documents using gin (fold(name) gin_trgm_ops);

create table document_versions (
  document_id uuid not null references documents (id) on delete cascade,
  version integer not null check (version >= 1),
  file_path text not null unique,
  file_name text not null check (length(file_name) between 1 and 255),
  content_type text not null check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
  size_bytes integer not null check (size_bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  uploaded_by uuid references profiles (id),
  created_at timestamptz(3) not null default now(),
  primary key (document_id, version)
);

create table wizard_drafts (
  user_id uuid primary key references profiles (id) on delete cascade,
  order_key uuid not null,
  step integer not null check (step between 1 and 7),
  data jsonb not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index wizard_drafts_by_expiry on wizard_drafts (expires_at);

-- One order per client-made key: the same key and content get the same answer.
create table order_keys (
  user_id uuid not null references profiles (id) on delete cascade,
  key uuid not null,
  content_hash bytea not null,
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, key)
);
create index order_keys_by_registration on order_keys (business_registration_id);

create table funnel_counts (
  day date not null,
  step integer not null check (step between 1 and 7),
  reached integer not null default 0 check (reached >= 0),
  primary key (day, step)
);
