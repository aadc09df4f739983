-- Searches read their own narrow tables: an index of every three letters on the registrations and documents themselves
-- would be written again with each change of a status.
create extension if not exists btree_gin;

-- What a search compares: no case, no accents, signs as blanks, and a blank in front, so that ' an' finds words that begin so.
-- No longer than what fits into an entry of an index, whatever letters it has.
create function searchable(value text) returns text
  language sql immutable strict parallel safe
  return left(' ' || regexp_replace(fold(value), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g'), 600);

-- Three letters and more are found anywhere, fewer at the beginning of a word; a term of signs alone finds nothing.
create function search_pattern(term text) returns text
  language sql immutable strict parallel safe
  return (select case when t = '' then null when length(t) < 3 then '% ' || t || '%' else '%' || t || '%' end
    from (select btrim(searchable(term)) as t) as folded);

-- Spans of four weeks, counted from 1970. A search looks at the newest two first, because an index of letters is in no order of time.
create function era(at timestamptz) returns integer
  language sql immutable strict parallel safe
  return floor(extract(epoch from at at time zone 'UTC') / 2419200)::integer;

-- Names and addresses of one row: kept beside them.
alter table profiles add column search_text text not null generated always as (searchable(name || ' ' || email)) stored;
alter table contact_messages
  add column search_text text not null generated always as (searchable(nome || ' ' || email)) stored;
drop index profiles_search;
drop index contact_messages_search;
-- Half a megabyte of new entries waits for the tree: more would slow every search, and whoever fills it has to sort it in.
create index profiles_search on profiles using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 512);
create index contact_messages_search on contact_messages using gin (search_text gin_trgm_ops)
  with (gin_pending_list_limit = 512);

-- Registrations and tickets are found by their own title, and by the name and address of their customer.
create function text_with_customer(title text, customer uuid) returns text
  language sql stable strict parallel safe
  return (select searchable(title || ' ' || name || ' ' || email) from profiles where id = customer);

alter table support_tickets add column search_text text not null default '';
create function index_ticket() returns trigger language plpgsql as $$
begin
  new.search_text := coalesce(text_with_customer(new.subject, new.user_id), '');
  return new;
end $$;
-- What a search compares is no news of the ticket: lists are in the order of their news.
drop trigger touch on support_tickets;
create trigger touch before update on support_tickets for each row when (old.search_text = new.search_text)
  execute function touch_updated_at();
update support_tickets set search_text = text_with_customer(subject, user_id);
create trigger index_ticket before insert or update of subject, user_id on support_tickets for each row
  execute function index_ticket();
drop index support_tickets_search;
create index support_tickets_search on support_tickets using gin (search_text gin_trgm_ops)
  with (gin_pending_list_limit = 512);

create table registration_search (
  id uuid primary key references business_registrations (id) on delete cascade,
  agent_id uuid,
  state_id text not null,
  created_at timestamptz(3) not null,
  search_text text not null
);

create function index_registrations() returns trigger language plpgsql as $$
begin
  insert into registration_search (id, agent_id, state_id, created_at, search_text)
    select r.id, r.assigned_agent_id, r.state_id, r.created_at, text_with_customer(r.company_name, r.user_id) from written r;
  return null;
end $$;
create function index_registration() returns trigger language plpgsql as $$
begin
  update registration_search
    set agent_id = new.assigned_agent_id, state_id = new.state_id, created_at = new.created_at,
      search_text = text_with_customer(new.company_name, new.user_id)
    where id = new.id;
  return null;
end $$;
create function index_customer() returns trigger language plpgsql as $$
begin
  update registration_search s set search_text = text_with_customer(r.company_name, new.id)
    from business_registrations r where r.user_id = new.id and s.id = r.id;
  update support_tickets t set search_text = text_with_customer(t.subject, new.id) where t.user_id = new.id;
  return null;
end $$;

insert into registration_search (id, agent_id, state_id, created_at, search_text)
  select r.id, r.assigned_agent_id, r.state_id, r.created_at, text_with_customer(r.company_name, r.user_id)
  from business_registrations r;
create index registration_search_text on registration_search
  using gin (agent_id, state_id, era(created_at), search_text gin_trgm_ops) with (gin_pending_list_limit = 512);
-- The newest rows are looked at in the index alone.
create index registration_search_newest on registration_search (created_at desc, id desc) include (search_text);
create index registration_search_of_agent on registration_search (agent_id, created_at desc, id desc) include (search_text);

create trigger index_registrations after insert on business_registrations
  referencing new table as written for each statement execute function index_registrations();
create trigger index_registration after update on business_registrations for each row
  when ((old.company_name, old.user_id, old.assigned_agent_id, old.state_id, old.created_at)
    is distinct from (new.company_name, new.user_id, new.assigned_agent_id, new.state_id, new.created_at))
  execute function index_registration();
create trigger index_customer after update of name, email on profiles for each row
  when ((old.name, old.email) is distinct from (new.name, new.email)) execute function index_customer();

-- The agent beside the document: a list of an agent's documents reads no others.
alter table documents add column agent_id uuid;
-- Another agent is no news of the document.
drop trigger touch on documents;
create trigger touch before update on documents for each row when (old.agent_id is not distinct from new.agent_id)
  execute function touch_updated_at();
update documents d set agent_id = r.assigned_agent_id
  from business_registrations r where r.id = d.business_registration_id and r.assigned_agent_id is not null;

create table document_search (
  id uuid primary key references documents (id) on delete cascade,
  agent_id uuid,
  document_type text not null,
  created_at timestamptz(3) not null,
  search_text text not null
);

create function give_document_its_agent() returns trigger language plpgsql as $$
begin
  select assigned_agent_id into new.agent_id from business_registrations where id = new.business_registration_id;
  return new;
end $$;
create function index_documents() returns trigger language plpgsql as $$
begin
  insert into document_search (id, agent_id, document_type, created_at, search_text)
    select d.id, d.agent_id, d.document_type, d.created_at, searchable(d.name || ' ' || r.company_name)
    from written d join business_registrations r on r.id = d.business_registration_id;
  return null;
end $$;
create function index_document() returns trigger language plpgsql as $$
begin
  update document_search s
    set agent_id = new.agent_id, document_type = new.document_type, created_at = new.created_at,
      search_text = searchable(new.name || ' ' || r.company_name)
    from business_registrations r where s.id = new.id and r.id = new.business_registration_id;
  return null;
end $$;
create function index_documents_of_registration() returns trigger language plpgsql as $$
begin
  update documents set agent_id = new.assigned_agent_id
    where business_registration_id = new.id and agent_id is distinct from new.assigned_agent_id;
  if old.company_name <> new.company_name then
    update document_search s set search_text = searchable(d.name || ' ' || new.company_name)
      from documents d where d.business_registration_id = new.id and s.id = d.id;
  end if;
  return null;
end $$;

insert into document_search (id, agent_id, document_type, created_at, search_text)
  select d.id, d.agent_id, d.document_type, d.created_at, searchable(d.name || ' ' || r.company_name)
  from documents d join business_registrations r on r.id = d.business_registration_id;
create index document_search_text on document_search
  using gin (agent_id, document_type, era(created_at), search_text gin_trgm_ops) with (gin_pending_list_limit = 512);
create index document_search_newest on document_search (created_at desc, id desc) include (search_text);
create index document_search_of_agent on document_search (agent_id, created_at desc, id desc) include (search_text);

create trigger give_agent before insert on documents for each row execute function give_document_its_agent();
create trigger index_documents after insert on documents
  referencing new table as written for each statement execute function index_documents();
create trigger index_document after update on documents for each row
  when ((old.name, old.agent_id, old.document_type, old.created_at)
    is distinct from (new.name, new.agent_id, new.document_type, new.created_at))
  execute function index_document();
create trigger index_documents_of_registration after update of assigned_agent_id, company_name on business_registrations
  for each row when ((old.assigned_agent_id, old.company_name) is distinct from (new.assigned_agent_id, new.company_name))
  execute function index_documents_of_registration();

drop index registrations_search;
drop index documents_search;
drop index business_owners_search; -- no search looks at owners

-- Each filter of a list is served by an index that begins with the reader's side and ends in the order of the list.
create index registrations_by_agent_state on business_registrations (assigned_agent_id, state_id, created_at desc, id desc);
create index registrations_unpaid_by_agent on business_registrations (assigned_agent_id, created_at desc, id desc)
  where paid_at is null and assigned_agent_id is not null;
drop index documents_by_status;
drop index documents_by_type;
create index documents_by_kind on documents (status, document_type, created_at desc, id desc);
create index documents_by_agent on documents (agent_id, created_at desc, id desc);
create index documents_by_agent_kind on documents (agent_id, status, document_type, created_at desc, id desc);
