-- needs: catalog, owners, people, registrations
-- Documents of registrations: what each type of company requires, the requested files with their versions, and the search index.

-- The searchable text of a document: its name and the name of its company.
create function document_text(name text, company_name text) returns text
  language sql immutable strict parallel safe return searchable(name || ' ' || company_name);

-- A document that orders of a type of company require, or one per owner. Admins edit it for new orders (G55).
create table document_requirements (
  id uuid primary key default gen_random_uuid(),
  -- Key in the reference data; null for rows that an admin added.
  reference_key text unique,
  company_type_id text not null references company_types (id),
  document_type text not null check (document_type in ('identification', 'address', 'business_purpose', 'tax_documentation',
    'banking_reference', 'license', 'formation', 'contract', 'certificate', 'other')),
  name text not null check (length(name) between 1 and 120),
  description text check (length(description) <= 1000),
  per_owner boolean not null default false,
  position integer not null default 0,
  active boolean not null default true,
  edited_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  -- Optimistic lock.
  version integer not null default 1,
  edited_by uuid references profiles (id)
);
create index document_requirements_by_type on document_requirements (company_type_id, position) where active;

-- A document of a registration: requested from the customer, added by the team, or a paper that the product generated.
create table documents (
  id uuid primary key default gen_random_uuid(),
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  -- The requirement from which the order made it; null for all other documents.
  requirement_id uuid references document_requirements (id) on delete set null,
  -- The owner whose document it is, where one is required per owner.
  owner_id uuid references business_owners (id) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  description text check (length(description) <= 1000),
  status text not null default 'pending' check (status in ('pending', 'submitted', 'approved', 'rejected')),
  document_type text not null check (document_type in ('identification', 'address', 'business_purpose', 'tax_documentation',
    'banking_reference', 'license', 'formation', 'contract', 'certificate', 'other')),
  required boolean not null default false,
  -- The file of the newest version; null until a file was uploaded.
  file_path text,
  file_name text check (length(file_name) <= 255),
  content_type text check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
  size_bytes integer check (size_bytes > 0),
  -- Number of the newest version in `document_versions`; 0 until a file was uploaded.
  version integer not null default 0 check (version >= 0),
  rejection_reason text check (length(rejection_reason) <= 2000),
  uploaded_by uuid references profiles (id),
  reviewed_by uuid references profiles (id),
  reviewed_at timestamptz(3),
  requested_by uuid references profiles (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Agent of the registration, copied by triggers, so that lists of an agent are served by one index.
  agent_id uuid,
  -- Searchable text, kept by triggers, so that a search with filters scans the newest documents in one index. The trigram index is on
  -- `document_search`, because here each change of status would write to it.
  search_text text not null default '',
  -- The kind of a generated paper, null for other documents. A registration has one of each kind, and generating it again adds a version.
  paper_kind text check (paper_kind in ('order_checklist', 'owners_sheet', 'name_report', 'formation_sheet', 'operating_agreement',
    'bylaws', 'ss4_sheet', 'ein_follow_up', 'banking_resolution', 'bank_kit')),
  -- False while a paper is hidden from the customer (G114).
  customer_sees boolean not null default true,
  -- The day until which the customer has to send the document, and a description of a good one; null where the request names none.
  due_on date,
  example text check (length(example) between 1 and 500),
  -- For papers: `business_registrations.owners_version` from which the paper was made; null for one made from the data of the order.
  owners_version integer,
  -- Whether it is the letter in which the tax office confirms the EIN; other tax documents have the same document type.
  ein_letter boolean not null default false,
  -- Time of an approval that the customer was not notified of yet; several within a short time are one notification and one mail (D10).
  approval_untold_at timestamptz(3),
  constraint documents_check check (status <> 'submitted' or file_path is not null),
  constraint documents_check1 check (status <> 'rejected' or rejection_reason is not null)
);
alter table documents set (autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.05,
  autovacuum_vacuum_insert_scale_factor=0.05);
create index documents_by_agent on documents (agent_id, created_at desc, id desc) include (search_text);
create index documents_by_agent_kind on documents (agent_id, status, document_type, created_at desc, id desc)
  include (search_text);
create index documents_by_kind on documents (status, document_type, created_at desc, id desc) include (search_text);
-- For deleting an owner, which otherwise scans the whole table for documents that refer to it.
create index documents_by_owner on documents (owner_id) where owner_id is not null;
create index documents_by_registration on documents (business_registration_id, created_at desc, id desc);
create index documents_due_of_agent on documents (agent_id, due_on, id) include (business_registration_id)
  where due_on is not null and status in ('pending', 'rejected');
create index documents_newest on documents (created_at desc, id desc) include (search_text);
create unique index documents_one_paper on documents (business_registration_id, paper_kind) where paper_kind is not null;
create index documents_waiting on documents (created_at desc, id desc) where status = 'submitted';
create index documents_waiting_by_agent on documents (agent_id, created_at desc, id desc) where status = 'submitted';
create index documents_waiting_longest on documents (agent_id, updated_at, id) include (business_registration_id)
  where status = 'submitted';
-- Not when triggers copy another agent or company name to the document.
create trigger touch before update on documents for each row
  when (old.agent_id is not distinct from new.agent_id and (old.search_text = new.search_text or old.name <> new.name))
  execute function touch_updated_at();

-- The trigram index of a document, with the columns that searches filter by; a projection of `documents` kept by triggers.
create table document_search (
  id uuid primary key references documents (id) on delete cascade,
  agent_id uuid,
  document_type text not null,
  created_at timestamptz(3) not null,
  search_text text not null
);
alter table document_search set (autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.05,
  autovacuum_vacuum_insert_scale_factor=0.05);
create index document_search_text on document_search
  using gin (agent_id, document_type, era(created_at), search_text gin_trgm_ops) with (gin_pending_list_limit = 512);

-- An uploaded or generated file of a document, with the review that it got.
create table document_versions (
  document_id uuid not null references documents (id) on delete cascade,
  version integer not null check (version >= 1),
  file_path text not null unique,
  file_name text not null check (length(file_name) between 1 and 255),
  content_type text not null check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
  size_bytes integer not null check (size_bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  uploaded_by uuid references profiles (id),
  created_at timestamptz(3) not null default now(),
  -- Review of this version; `documents` has only that of the newest one.
  rejection_reason text check (length(rejection_reason) <= 2000),
  reviewed_at timestamptz(3),
  reviewed_by uuid references profiles (id),
  primary key (document_id, version)
);
alter table document_versions set (autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.05,
  autovacuum_vacuum_insert_scale_factor=0.05);
create index document_versions_by_sender on document_versions (uploaded_by, created_at);

-- Copies changed values of a document to `document_search`.
create function index_document() returns trigger language plpgsql as $$
begin
  update document_search
    set agent_id = new.agent_id, document_type = new.document_type, created_at = new.created_at, search_text = new.search_text
    where id = new.id;
  return null;
end $$;
create trigger index_document after update on documents for each row
  when ((old.search_text, old.agent_id, old.document_type, old.created_at)
    is distinct from (new.search_text, new.agent_id, new.document_type, new.created_at))
  execute function index_document();

-- Adds new documents to `document_search`, after filling searchable texts that are still empty.
create function index_documents() returns trigger language plpgsql as $$
begin
  update documents d set search_text = document_text(d.name, r.company_name)
    from written w join business_registrations r on r.id = w.business_registration_id
    where w.search_text = '' and d.id = w.id;
  insert into document_search (id, agent_id, document_type, created_at, search_text)
    select d.id, d.agent_id, d.document_type, d.created_at, d.search_text from written w join documents d on d.id = w.id;
  return null;
end $$;
create trigger index_documents after insert on documents
  referencing new table as written for each statement execute function index_documents();

-- Copies another agent or name of a company to its documents.
create function index_documents_of_registration() returns trigger language plpgsql as $$
begin
  update documents set agent_id = new.assigned_agent_id, search_text = document_text(name, new.company_name)
    where business_registration_id = new.id;
  return null;
end $$;
create trigger index_documents_of_registration after update of assigned_agent_id, company_name on business_registrations
  for each row when ((old.assigned_agent_id, old.company_name) is distinct from (new.assigned_agent_id, new.company_name))
  execute function index_documents_of_registration();

-- Sets agent and searchable text of a document when it is inserted or renamed. An order inserts its registration in the same statement,
-- where it is not visible yet: the order gives the text itself, and there is no agent yet.
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

-- Row-level security

grant select on document_requirements to travessia_reader;

alter table documents enable row level security;
create policy app on documents to travessia_app using (true) with check (true);
create policy reader on documents for select to travessia_reader
  using (coalesce(agent_id = (select wall_actor()), false) or customer_sees
      and (exists (select 1 from business_registrations r where r.id = documents.business_registration_id offset 0)));
grant select on documents to travessia_reader;

alter table document_search enable row level security;
create policy app on document_search to travessia_app using (true) with check (true);
create policy reader on document_search for select to travessia_reader
  using (agent_id = (select wall_actor()));
grant select on document_search to travessia_reader;

alter table document_versions enable row level security;
create policy app on document_versions to travessia_app using (true) with check (true);
create policy reader on document_versions for select to travessia_reader
  using (exists (select 1 from documents d where d.id = document_versions.document_id offset 0));
grant select on document_versions to travessia_reader;

-- Read instead of the table, whose policy would keep a search from the trigram index.
create view travessia_reader.document_search as
  select id, agent_id, document_type, created_at, search_text
  from document_search t
  where nullif(agent_id = (select wall_actor()), false) is not null;
grant select on travessia_reader.document_search to travessia_reader;
