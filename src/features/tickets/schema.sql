-- needs: people

-- One message of the public contact form, from a visitor of the public pages.
create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  nome text not null check (length(nome) between 1 and 200),
  email text not null check (length(email) between 3 and 254),
  telefone text check (length(telefone) <= 40),
  assunto text check (assunto in ('duvidas', 'planos', 'suporte', 'parceria', 'outro')),
  mensagem text not null check (octet_length(mensagem) between 1 and 10240),
  status text not null default 'novo' check (status in ('novo', 'respondido', 'encerrado')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  search_text text not null generated always as (searchable(((nome || ' ') || email))) stored
);
create index contact_messages_by_address on contact_messages (lower(email));
create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_queue on contact_messages (status, created_at desc, id desc);
create index contact_messages_search on contact_messages using gin (search_text gin_trgm_ops)
  with (gin_pending_list_limit = 512);
create trigger touch before update on contact_messages for each row execute function touch_updated_at();

-- One question of a customer to support; `message` is its first entry, and the replies follow in support_replies.
create table support_tickets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  subject text not null check (length(subject) between 1 and 200),
  type text not null check (type in ('technical', 'document', 'billing', 'account', 'other')),
  message text not null check (length(message) between 1 and 10000),
  status text not null default 'aberto' check (status in ('aberto', 'respondido', 'encerrado')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Idempotency key made by the browser, so that a retry stores one ticket; null in older rows.
  client_key uuid,
  -- Subject, name and e-mail address of the customer, folded for searches. Set by triggers.
  search_text text not null default ''
);
alter table support_tickets set (
  autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.05, autovacuum_vacuum_insert_scale_factor=0.05);
create index support_tickets_by_user on support_tickets (user_id, created_at desc, id desc);
-- Lists of tickets are sorted by the latest change.
create index support_tickets_latest on support_tickets (updated_at desc, id desc) include (search_text);
create index support_tickets_latest_of_user on support_tickets (user_id, updated_at desc, id desc);
create index support_tickets_newest on support_tickets (created_at desc, id desc);
create unique index support_tickets_once on support_tickets (user_id, client_key);
create index support_tickets_queue on support_tickets (status, updated_at desc, id desc);
create index support_tickets_search on support_tickets using gin (search_text gin_trgm_ops)
  with (gin_pending_list_limit = 512);
-- A change of the search text alone is not a change of the ticket.
create trigger touch before update on support_tickets for each row when (old.search_text = new.search_text)
  execute function touch_updated_at();

-- One answer of the team to a message of the contact form, sent by mail.
create table contact_replies (
  id uuid primary key default gen_random_uuid(),
  contact_message_id uuid not null references contact_messages (id) on delete cascade,
  author_id uuid not null references profiles (id),
  message text not null check (length(message) between 1 and 10000),
  created_at timestamptz(3) not null default now()
);
create index contact_replies_thread on contact_replies (contact_message_id, created_at, id);

-- One reply in a ticket, by its customer or by the team.
create table support_replies (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references support_tickets (id) on delete cascade,
  author_id uuid not null references profiles (id),
  from_staff boolean not null,
  message text not null check (length(message) between 1 and 10000),
  created_at timestamptz(3) not null default now(),
  -- Idempotency key made by the browser; null in older rows.
  client_key uuid
);
alter table support_replies set (
  autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.05, autovacuum_vacuum_insert_scale_factor=0.05);
create unique index support_replies_once on support_replies (ticket_id, author_id, client_key);
create index support_replies_thread on support_replies (ticket_id, created_at, id);

create function index_ticket() returns trigger language plpgsql as $$
begin
  new.search_text := coalesce(text_with_customer(new.subject, new.user_id), '');
  return new;
end $$;
create trigger index_ticket before insert or update of subject, user_id on support_tickets for each row
  execute function index_ticket();

-- Row-level security

alter table support_tickets enable row level security;
create policy app on support_tickets to travessia_app using (true) with check (true);
create policy reader on support_tickets for select to travessia_reader
  using (user_id = (select wall_actor()));
grant select on support_tickets to travessia_reader;

alter table support_replies enable row level security;
create policy app on support_replies to travessia_app using (true) with check (true);
create policy reader on support_replies for select to travessia_reader
  using (exists (select 1 from support_tickets t where t.id = support_replies.ticket_id offset 0));
grant select on support_replies to travessia_reader;
