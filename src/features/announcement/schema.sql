-- needs: people

-- One part of the figures and promises that the public pages show, such as prices, hours or times. An admin edits each part as a whole.
create table announcements (
  id text primary key check (id ~ '^[a-z-]{2,40}$'),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- Optimistic lock.
  version integer not null default 1,
  edited_at timestamptz(3),
  edited_by uuid references profiles (id),
  created_at timestamptz(3) not null default now()
);
create trigger announcements_notify after insert or update or delete on announcements
  for each statement execute function notify_site_changed();

-- Row-level security

grant select on announcements to travessia_reader;
