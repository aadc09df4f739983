-- The searched text beside the document: a search with a filter walks through the newest documents in one index. The table
-- of its own keeps the index of letters only, which would else be written again with each change of a status.
alter table documents add column search_text text not null default '';
-- Another agent and another name of the company are no news of the document.
drop trigger touch on documents;
create trigger touch before update on documents for each row
  when (old.agent_id is not distinct from new.agent_id and (old.search_text = new.search_text or old.name <> new.name))
  execute function touch_updated_at();
create function document_text(name text, company_name text) returns text
  language sql immutable strict parallel safe return searchable(name || ' ' || company_name);
update documents d set search_text = document_text(d.name, r.company_name)
  from business_registrations r where r.id = d.business_registration_id;

drop trigger give_agent on documents;
drop function give_document_its_agent();
-- A company that the same statement writes is not to be seen yet: a new order gives the text itself, and has no agent.
create function know_document() returns trigger language plpgsql as $$
declare company record;
begin
  select assigned_agent_id, company_name into company from business_registrations where id = new.business_registration_id;
  if found then
    new.agent_id := company.assigned_agent_id;
    new.search_text := document_text(new.name, company.company_name);
  end if;
  return new;
end $$;
create trigger know_document before insert or update of name on documents for each row execute function know_document();

create or replace function index_documents() returns trigger language plpgsql as $$
begin
  update documents d set search_text = document_text(d.name, r.company_name)
    from written w join business_registrations r on r.id = w.business_registration_id
    where w.search_text = '' and d.id = w.id;
  insert into document_search (id, agent_id, document_type, created_at, search_text)
    select d.id, d.agent_id, d.document_type, d.created_at, d.search_text from written w join documents d on d.id = w.id;
  return null;
end $$;
create or replace function index_document() returns trigger language plpgsql as $$
begin
  update document_search
    set agent_id = new.agent_id, document_type = new.document_type, created_at = new.created_at, search_text = new.search_text
    where id = new.id;
  return null;
end $$;
drop trigger index_document on documents;
create trigger index_document after update on documents for each row
  when ((old.search_text, old.agent_id, old.document_type, old.created_at)
    is distinct from (new.search_text, new.agent_id, new.document_type, new.created_at))
  execute function index_document();
create or replace function index_documents_of_registration() returns trigger language plpgsql as $$
begin
  update documents set agent_id = new.assigned_agent_id, search_text = document_text(name, new.company_name)
    where business_registration_id = new.id;
  return null;
end $$;

drop index document_search_newest, document_search_of_agent;
drop index documents_newest, documents_by_kind, documents_by_agent, documents_by_agent_kind;
create index documents_newest on documents (created_at desc, id desc) include (search_text);
create index documents_by_kind on documents (status, document_type, created_at desc, id desc) include (search_text);
create index documents_by_agent on documents (agent_id, created_at desc, id desc) include (search_text);
create index documents_by_agent_kind on documents (agent_id, status, document_type, created_at desc, id desc)
  include (search_text);
