create table messages (
  id uuid primary key default gen_random_uuid(),
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  sender_id uuid not null references profiles (id),
  message text not null check (length(message) between 1 and 10000),
  read boolean not null default false,
  read_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index messages_thread on messages (business_registration_id, created_at desc, id desc);
create index messages_unread on messages (business_registration_id, sender_id) where not read;

create table message_attachments (
  message_id uuid not null references messages (id) on delete cascade,
  document_id uuid not null references documents (id) on delete cascade,
  primary key (message_id, document_id)
);
create index message_attachments_by_document on message_attachments (document_id);

create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  title text not null check (length(title) between 1 and 200),
  message text not null check (length(message) between 1 and 2000),
  event text not null,
  data jsonb not null default '{}',
  read boolean not null default false,
  created_at timestamptz(3) not null default now()
);
create index notifications_by_user on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where not read;

create table support_tickets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  subject text not null check (length(subject) between 1 and 200),
  type text not null check (type in ('technical', 'document', 'billing', 'account', 'other')),
  message text not null check (length(message) between 1 and 10000),
  status text not null default 'aberto' check (status in ('aberto', 'respondido', 'encerrado')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index support_tickets_by_user on support_tickets (user_id, created_at desc, id desc);
create index support_tickets_queue on support_tickets (status, updated_at desc, id desc);
create index support_tickets_newest on support_tickets (created_at desc, id desc);
create index support_tickets_search on support_tickets using gin (fold(subject) gin_trgm_ops);

create table support_replies (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references support_tickets (id) on delete cascade,
  author_id uuid not null references profiles (id),
  from_staff boolean not null,
  message text not null check (length(message) between 1 and 10000),
  created_at timestamptz(3) not null default now()
);
create index support_replies_thread on support_replies (ticket_id, created_at, id);

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  nome text not null check (length(nome) between 1 and 200),
  email text not null check (length(email) between 3 and 254),
  telefone text check (length(telefone) <= 40),
  assunto text check (assunto in ('duvidas', 'planos', 'suporte', 'parceria', 'outro')),
  mensagem text not null check (octet_length(mensagem) between 1 and 10240),
  status text not null default 'novo' check (status in ('novo', 'respondido', 'encerrado')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_queue on contact_messages (status, created_at desc, id desc);
create index contact_messages_search on contact_messages using gin (fold(nome || ' ' || email) gin_trgm_ops);

create table contact_replies (
  id uuid primary key default gen_random_uuid(),
  contact_message_id uuid not null references contact_messages (id) on delete cascade,
  author_id uuid not null references profiles (id),
  message text not null check (length(message) between 1 and 10000),
  created_at timestamptz(3) not null default now()
);
create index contact_replies_thread on contact_replies (contact_message_id, created_at, id);
