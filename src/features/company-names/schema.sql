-- needs: catalog, people

-- A rule for the names of companies: which designators, characters, lengths and words a state accepts. Rules without a type of company
-- or state apply to all. Rows come from the reference data, and admins edit them and add words.
create table naming_rules (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  kind text not null check (kind in ('designator', 'foreign_designator', 'characters', 'length', 'restricted_word', 'forbidden_word',
    'normalisation', 'similarity')),
  company_type_id text references company_types (id),
  state_id text references states (id),
  severity text not null check (severity in ('info', 'warn', 'block')),
  -- Its shape depends on the kind (src/features/company-names/rules/naming-rules.ts).
  value jsonb not null,
  reason text,
  sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array'),
  confidence text not null check (confidence in ('high', 'medium', 'low')),
  edited_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  -- Optimistic lock.
  version integer not null default 1,
  edited_by uuid references profiles (id),
  -- When the rule was last compared with its sources.
  checked_on date,
  -- A removed word is kept, so that the reference data does not add it again.
  removed_at timestamptz(3)
);
create index naming_rules_by_kind on naming_rules (kind, company_type_id, state_id);

-- Row-level security

grant select on naming_rules to travessia_reader;
