-- What the public site announces (prices, names, counts, hours, times): one row for each part that is edited together.
create table announcements (
  id text primary key check (id ~ '^[a-z-]{2,40}$'),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  version integer not null default 1,
  edited_at timestamptz(3),
  edited_by uuid references profiles (id),
  created_at timestamptz(3) not null default now()
);
create trigger announcements_notify after insert or update or delete on announcements
  for each statement execute function notify_site_changed();
