-- needs: people

-- A template answer of one person of the team, for messages or for the reasons of rejected documents.
create table answer_templates (
  id uuid primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  kind text not null check (kind in ('refusal', 'message')),
  title text not null check (length(title) between 1 and 80),
  body text not null check (length(body) between 1 and 2000),
  position integer not null check ("position" >= 0),
  -- Optimistic lock.
  version integer not null default 1 check (version >= 1),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index answer_templates_of_person on answer_templates (user_id, kind, position, id);

-- Row-level security

alter table answer_templates enable row level security;
create policy app on answer_templates to travessia_app using (true) with check (true);
create policy reader on answer_templates for select to travessia_reader
  using (user_id = (select wall_actor()));
grant select on answer_templates to travessia_reader;
