-- needs: catalog, people

-- A fee, deadline or rule of a state, of the federal government or of Brazil, with its sources and the day on which it was checked.
-- Rows come from the reference data, and admins edit them.
create table facts (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  scope text not null check (scope in ('state', 'federal', 'brazil')),
  state_id text references states (id),
  company_type_id text references company_types (id),
  kind text not null check (kind in ('formation_fee', 'filing_fee', 'annual_duty', 'obligation', 'income_tax', 'formation_document', 'note',
    'federal', 'calendar', 'brazil')),
  name text not null check (length(name) between 1 and 300),
  -- Cents; null where the fact is no amount.
  amount integer check (amount >= 0),
  -- Further fields, whose shape depends on the kind (src/features/facts/rules/fact-fields.ts).
  value jsonb not null default '{}',
  summary text,
  sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array'),
  -- When the fact was last compared with its sources.
  checked_on date,
  confidence text not null check (confidence in ('high', 'medium', 'low')),
  edited_at timestamptz(3),
  edited_by uuid references profiles (id),
  created_at timestamptz(3) not null default now(),
  -- Optimistic lock.
  version integer not null default 1,
  constraint facts_check check ((scope = 'state') = (state_id is not null))
);
create index facts_by_state on facts (state_id, kind, company_type_id);
create unique index facts_one_formation_fee on facts (state_id, company_type_id) where kind = 'formation_fee';
-- The public pages quote fees, yearly taxes, IOF and the tax on dividends from these rows.
create trigger facts_notify_site after insert or update or delete on facts for each statement execute function notify_site_changed();

-- Row-level security

grant select on facts to travessia_reader;
