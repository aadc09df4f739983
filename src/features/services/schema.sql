-- needs: people

-- One service of the price list, sold besides packages (G160), such as an annual report. Amounts are in cents.
create table extras (
  id uuid primary key default gen_random_uuid(),
  -- The key in the reference data; null for services that an admin added.
  reference_key text unique,
  name text not null check (length(name) between 1 and 80),
  description text not null check (length(description) between 1 and 500),
  price integer not null check (price between 0 and 100000000),
  -- The kind of duty that is done once this service is delivered; null if it settles none.
  settles text check (settles in ('state_report', 'state_first_steps', 'form_5472', 'form_5472_corporation', 'form_1065', 'form_1120',
    'form_1040nr', 'fbar', 'registered_agent', 'irpf', 'cbe')),
  -- Whether the customer pays the fee of the duty through us, to be passed on.
  passes_fee boolean not null default false,
  -- Customers who bought it once are notified before each renewal; nothing is charged automatically (K2).
  recurs boolean not null default false,
  -- Delivering it dissolves the company.
  dissolves boolean not null default false,
  position integer not null default 0,
  -- Null until an admin changes the service; from then on the reference data leaves it alone.
  edited_at timestamptz(3),
  edited_by uuid references profiles (id),
  archived_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Shown beside the price in dollars (P1); null in older rows.
  price_brl integer check (price_brl between 0 and 100000000),
  -- A paid preparer signs a federal return with a PTIN, so such a service is delivered only with the preparer's name and PTIN.
  needs_ptin boolean not null default false,
  constraint extras_check check (settles is not null or not passes_fee and not recurs),
  constraint extras_check1 check (settles is null or not dissolves)
);
create index extras_offered on extras (position, id) where archived_at is null;

-- Row-level security

grant select on extras to travessia_reader;
