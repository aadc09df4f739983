-- What a company owes its state, the tax office and Brazil, year by year (K1, K5). Rows instead of a computation at each read:
-- each has a state of its own, and a day that changes has to be told.
set local lock_timeout = '5s';

-- What only the customer knows; null while it was not answered.
create table duty_answers (
  business_registration_id uuid primary key references business_registrations (id) on delete cascade,
  assets_abroad boolean,
  foreign_accounts boolean,
  us_income boolean,
  employees boolean,
  updated_at timestamptz(3) not null
);

create table duties (
  id uuid primary key,
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  agent_id uuid references profiles (id),
  fact_id uuid not null references facts (id),
  code text not null check (code in ('state_report', 'state_first_steps', 'form_5472', 'form_5472_corporation', 'form_1065', 'form_1120',
    'form_1040nr', 'fbar', 'registered_agent', 'irpf', 'cbe')),
  -- The year that it is for.
  period integer not null check (period between 1900 and 9999),
  -- The day as the rules say it, the one after an extension where there is one, and the one that counts.
  statutory_on date,
  extends_to date,
  due_on date,
  extended boolean not null default false,
  amount integer check (amount >= 0),
  -- What stood here before, since when, and what changed it.
  earlier_due_on date,
  earlier_amount integer,
  moved_at timestamptz(3),
  moved_by text check (moved_by in ('fact', 'company', 'extension')),
  -- The fact behind it is not certain, or was not compared with its source for a year.
  unconfirmed boolean not null default false,
  status text not null default 'open' check (status in ('open', 'in_progress', 'done', 'waived')),
  status_at timestamptz(3),
  status_by uuid references profiles (id),
  -- Waived by the rules, which may take that back, and not by a person.
  by_rule boolean not null default false,
  receipt text check (length(receipt) between 1 and 200),
  document_id uuid references documents (id) on delete set null,
  reason text check (length(reason) between 1 and 500),
  -- The latest alert that was told for this day: 60, 30, 7 or 1 day before, 0 once it is over.
  alerted smallint check (alerted in (60, 30, 7, 1, 0)),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Those without a day come last.
  listed_on date not null generated always as (coalesce(due_on, date '9999-12-31')) stored,
  unique (business_registration_id, fact_id, period),
  check (not extended or extends_to is not null),
  check (not by_rule or status = 'waived'),
  check (status <> 'done' or receipt is not null),
  check (status <> 'waived' or by_rule or reason is not null),
  check ((moved_at is null) = (moved_by is null))
);
create index duties_pending on duties (listed_on, id) where status in ('open', 'in_progress');
create index duties_pending_of_agent on duties (agent_id, listed_on, id) where status in ('open', 'in_progress');
create index duties_unconfirmed on duties (listed_on, id) where status in ('open', 'in_progress') and unconfirmed;
create index duties_unconfirmed_of_agent on duties (agent_id, listed_on, id) where status in ('open', 'in_progress') and unconfirmed;
create index duties_to_alert on duties (due_on, id) where status in ('open', 'in_progress') and alerted is distinct from 0;
create index duties_by_fact on duties (fact_id);
create index duties_by_document on duties (document_id) where document_id is not null;

-- The agent's lists begin with the agent: duties follow the agent of their company.
create function set_duty_agent() returns trigger language plpgsql as $$
begin
  select assigned_agent_id into new.agent_id from business_registrations where id = new.business_registration_id for share;
  return new;
end $$;
create trigger duties_agent before insert on duties for each row execute function set_duty_agent();
create function move_duties_to_agent() returns trigger language plpgsql as $$
begin
  update duties set agent_id = new.assigned_agent_id where business_registration_id = new.id;
  return null;
end $$;
create trigger registrations_duties_agent after update of assigned_agent_id on business_registrations
  for each row when (old.assigned_agent_id is distinct from new.assigned_agent_id) execute function move_duties_to_agent();

-- An address from which a calendar reads the duties of one company; only its hash is kept.
create table calendar_addresses (
  business_registration_id uuid primary key references business_registrations (id) on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz(3) not null,
  read_at timestamptz(3)
);

-- Alerts come with some plans; every plan sees the calendar (K1).
alter table packages add column alerts boolean not null default false;
update packages set alerts = true where reference_key in ('profissional', 'empresarial');
