create table company_types (
  id text primary key check (id ~ '^[a-z-]{2,40}$'),
  name text not null unique check (length(name) between 1 and 60),
  label text not null,
  description text not null check (length(description) between 1 and 2000),
  typical_days integer not null check (typical_days between 1 and 365),
  base_price integer not null check (base_price >= 0),
  edited_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);

create table states (
  id text primary key check (id ~ '^[a-z-]{2,40}$'),
  name text not null unique,
  name_en text not null unique,
  abbreviation char(2) not null unique check (abbreviation ~ '^[A-Z]{2}$'),
  aliases text[] not null default '{}',
  popular boolean not null default false,
  filing_office text,
  edited_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);

create table packages (
  id uuid primary key default gen_random_uuid(),
  reference_key text unique,
  name text not null check (length(name) between 1 and 80),
  price integer not null check (price >= 0),
  state_fee integer not null check (state_fee >= 0),
  processing_time text not null check (length(processing_time) between 1 and 80),
  features text[] not null default '{}',
  recommended boolean not null default false,
  edited_at timestamptz(3),
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index packages_name on packages (lower(name)) where deleted_at is null;
create index packages_by_price on packages (price, id) where deleted_at is null;
create index packages_newest on packages (created_at desc, id desc) where deleted_at is null;

-- Everything we state about law, tax and fees, with where it comes from and when it was looked up.
create table facts (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  scope text not null check (scope in ('state', 'federal', 'brazil')),
  state_id text references states (id),
  company_type_id text references company_types (id),
  kind text not null check (kind in (
    'formation_fee', 'filing_fee', 'annual_duty', 'obligation', 'income_tax', 'formation_document', 'note', 'federal', 'calendar', 'brazil')),
  name text not null check (length(name) between 1 and 300),
  amount integer check (amount >= 0),
  value jsonb not null default '{}',
  summary text,
  sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array'),
  checked_on date,
  confidence text not null check (confidence in ('high', 'medium', 'low')),
  edited_at timestamptz(3),
  edited_by uuid references profiles (id),
  created_at timestamptz(3) not null default now(),
  check ((scope = 'state') = (state_id is not null))
);
create index facts_by_state on facts (state_id, kind, company_type_id);
create unique index facts_one_formation_fee on facts (state_id, company_type_id) where kind = 'formation_fee';

create table naming_rules (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  kind text not null check (kind in (
    'designator', 'foreign_designator', 'characters', 'length', 'restricted_word', 'forbidden_word', 'normalisation', 'similarity')),
  company_type_id text references company_types (id),
  state_id text references states (id),
  severity text not null check (severity in ('info', 'warn', 'block')),
  value jsonb not null,
  reason text,
  sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array'),
  confidence text not null check (confidence in ('high', 'medium', 'low')),
  edited_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index naming_rules_by_kind on naming_rules (kind, company_type_id, state_id);

create table document_requirements (
  id uuid primary key default gen_random_uuid(),
  reference_key text unique,
  company_type_id text not null references company_types (id),
  document_type text not null check (document_type in (
    'identification', 'address', 'business_purpose', 'tax_documentation', 'banking_reference',
    'license', 'formation', 'contract', 'certificate', 'other')),
  name text not null check (length(name) between 1 and 120),
  description text check (length(description) <= 1000),
  per_owner boolean not null default false,
  position integer not null default 0,
  active boolean not null default true,
  edited_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index document_requirements_by_type on document_requirements (company_type_id, position) where active;

create table workflow_templates (
  id uuid primary key default gen_random_uuid(),
  reference_key text unique,
  company_type text not null references company_types (name) on update cascade,
  is_active boolean not null default true,
  estimated_total_hours numeric(7, 2) not null check (estimated_total_hours > 0),
  tasks jsonb not null check (jsonb_typeof(tasks) = 'array'),
  edited_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create unique index workflow_templates_one_active on workflow_templates (company_type) where is_active;

create table commission_rules (
  id uuid primary key default gen_random_uuid(),
  company_type text not null references company_types (name) on update cascade,
  state_code char(2) not null references states (abbreviation),
  base_commission integer not null check (base_commission >= 0),
  state_multiplier numeric(5, 2) not null check (state_multiplier > 0),
  complexity_bonus_percent numeric(5, 4) not null check (complexity_bonus_percent between 0 and 1),
  speed_bonus_percent numeric(5, 4) not null check (speed_bonus_percent between 0 and 1),
  speed_threshold_days integer not null check (speed_threshold_days >= 1),
  is_active boolean not null default true,
  display_order integer not null default 0,
  edited_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (company_type, state_code)
);
create index commission_rules_shown on commission_rules (display_order, id) where is_active;
