-- Packages stand in an order of the office's own; those of the reference data begin together, cheapest first. One of them
-- is the recommended one. A package of the reference data that nobody used leaves its row behind, because the next start would
-- bring it back otherwise.
set local lock_timeout = '5s';
alter table packages add column position integer not null default 0 check (position >= 0),
  add column removed_at timestamptz(3),
  add constraint packages_removed_is_archived check (removed_at is null or deleted_at is not null);
update packages set recommended = false
where recommended and deleted_at is null
  and id <> (select id from packages where recommended and deleted_at is null order by price, id limit 1);
create unique index packages_one_recommended on packages (recommended) where recommended and deleted_at is null;
create index packages_in_order on packages (position, price, id) where deleted_at is null;
create index packages_archived on packages (deleted_at desc, id desc) where deleted_at is not null and removed_at is null;
-- The public pages may show the packages: every node writes them into its pages.
create trigger packages_notify after insert or update or delete on packages
  for each statement execute function notify_site_changed();
