-- needs: people

-- What a formation is sold as: price, promise and contents. Amounts are in cents; customers pay in US dollars.
create table packages (
  id uuid primary key default gen_random_uuid(),
  -- The key in the reference data; null for packages that an admin added.
  reference_key text unique,
  name text not null check (length(name) between 1 and 80),
  price integer not null check (price >= 0),
  state_fee integer not null check (state_fee >= 0),
  processing_time text not null check (length(processing_time) between 1 and 80),
  features text[] not null default '{}',
  recommended boolean not null default false,
  -- Null until an admin changes the package; from then on the reference data leaves it alone.
  edited_at timestamptz(3),
  -- When it was archived: not sold any more, but registrations still refer to it (G83).
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1,
  edited_by uuid references profiles (id),
  position integer not null default 0 check ("position" >= 0),
  -- When an unused package of the reference data was deleted: the row is kept hidden, so that it is not loaded again.
  removed_at timestamptz(3),
  -- Whether the plan includes alerts for duties; the calendar comes with every plan (K1).
  alerts boolean not null default false,
  -- Shown beside the price in dollars (P1); null in older rows.
  price_brl integer check (price_brl between 0 and 100000000),
  description text not null default '' check (length(description) <= 160),
  constraint packages_removed_is_archived check (removed_at is null or deleted_at is not null)
);
create index packages_archived on packages (deleted_at desc, id desc) where deleted_at is not null and removed_at is null;
create index packages_by_price on packages (price, id) where deleted_at is null;
create index packages_in_order on packages (position, price, id) where deleted_at is null;
create unique index packages_name on packages (lower(name)) where deleted_at is null;
create index packages_newest on packages (created_at desc, id desc) where deleted_at is null;
create unique index packages_one_recommended on packages (recommended) where recommended and deleted_at is null;
-- Every node renders the packages into its public pages.
create trigger packages_notify after insert or update or delete on packages
  for each statement execute function notify_site_changed();
create trigger touch before update on packages for each row execute function touch_updated_at();

-- Row-level security

grant select on packages to travessia_reader;
