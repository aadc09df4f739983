set local lock_timeout = '5s';

-- What somebody of the team writes again and again: reasons for sending a document back, and messages.
create table answer_templates (
  id uuid primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  kind text not null check (kind in ('refusal', 'message')),
  title text not null check (length(title) between 1 and 80),
  body text not null check (length(body) between 1 and 2000),
  position integer not null check (position >= 0),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index answer_templates_of_person on answer_templates (user_id, kind, position, id);

-- Until when a document is asked for, and what a good one looks like. Null for all that were asked for before.
alter table documents
  add column due_on date,
  add column example text check (length(example) between 1 and 500);

-- For agents, conversations with unread messages come before the others; each part is read in the order of its own index.
create index conversations_unread_of_agent on conversations (agent_id, touched_at desc, id desc) include (unread_by_team)
  where unread_by_team > 0;
create index conversations_read_of_agent on conversations (agent_id, touched_at desc, id desc) where unread_by_team <= 0;
drop index conversations_unread_by_team;
