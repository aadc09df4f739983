-- What can be ordered where. The rows come from the reference data (src/reference).

-- A type of company that customers can order, such as LLC.
create table company_types (
  id text primary key check (id ~ '^[a-z-]{2,40}$'),
  name text not null check (length(name) between 1 and 60) unique,
  label text not null,
  description text not null check (length(description) between 1 and 2000),
  -- Reference value that no screen shows.
  typical_days integer not null check (typical_days between 1 and 365),
  -- Cents. Reference value that no screen shows: packages have the price of a formation.
  base_price integer not null check (base_price >= 0),
  edited_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);

-- A state of the US in which a company can be formed.
create table states (
  id text primary key check (id ~ '^[a-z-]{2,40}$'),
  -- Portuguese name.
  name text not null unique,
  name_en text not null unique,
  abbreviation char(2) not null check (abbreviation ~ '^[A-Z]{2}$') unique,
  aliases text[] not null default '{}',
  -- Whether screens mark the state as popular and the public pages compare it with the others.
  popular boolean not null default false,
  filing_office text,
  edited_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create trigger states_notify_site after insert or update or delete on states for each statement execute function notify_site_changed();

-- Row-level security

grant select on company_types to travessia_reader;

grant select on states to travessia_reader;
