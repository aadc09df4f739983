-- What the team writes about a process for itself; its customer never reads it (G72). Notes are only ever added.
set local lock_timeout = '5s';
create table registration_notes (
  id uuid primary key,
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  author_id uuid not null references profiles (id),
  note text not null check (length(note) between 1 and 4000),
  created_at timestamptz(3) not null default now()
);
create index registration_notes_newest on registration_notes (business_registration_id, created_at desc, id desc);
create index registration_notes_by_author on registration_notes (author_id, created_at);
