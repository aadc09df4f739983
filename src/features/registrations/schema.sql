-- needs: catalog, packages, people

-- One company on its way to existing, from its order to approval and after. The team calls it process, the customer company.
create table business_registrations (
  id uuid primary key default gen_random_uuid(),
  company_name text not null check (length(company_name) between 1 and 200),
  company_name_ascii text not null check (company_name_ascii ~ '^[\x20-\x7e]+$'),
  -- The name as a registry compares it: two names with equal keys are the same to it.
  name_key text not null,
  alternative_names text[] not null default '{}' check (cardinality(alternative_names) <= 2),
  business_purpose text not null check (length(business_purpose) between 1 and 2000),
  industry text not null check (industry in ('Tecnologia', 'Comércio', 'Serviços', 'Manufatura', 'Construção', 'Saúde', 'Financeiro',
    'Educação', 'Alimentação', 'Outros')),
  status text not null default 'pending' check (status in ('pending', 'in_review', 'approved', 'rejected', 'documents_required')),
  company_type_id text not null references company_types (id),
  state_id text not null references states (id),
  package_id uuid not null references packages (id),
  user_id uuid not null references profiles (id),
  assigned_agent_id uuid references profiles (id),
  -- When the order was paid; stored here besides in `payments`, so that lists need no join.
  paid_at timestamptz(3),
  approved_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- When the status or the agent last changed, set by a trigger.
  status_since timestamptz(3),
  -- When the running workflow should be finished (its start and the estimated days); null while none is in progress. Stored here by a
  -- trigger on workflows, so that indexes by agent find what is being filed (E3) and what is late. A transaction that changes a
  -- workflow locks its registration first, as assigning an agent does, because this trigger writes to it.
  filing_until timestamptz(3),
  -- Optimistic lock of the owners: counts their changes after the order. A generated paper stores the version that it was made from.
  owners_version integer not null default 1,
  -- Shown to the customer of an approved company until the document is uploaded: when it comes, or why there is none.
  formation_later text check (length(formation_later) between 1 and 600),
  ein_letter_later text check (length(ein_letter_later) between 1 and 600),
  constraint business_registrations_check check (status <> 'approved' or approved_at is not null)
);
alter table business_registrations set (
  autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.05, autovacuum_vacuum_insert_scale_factor=0.05);
-- The agent's filters 'Em análise' (review) and 'Em registro' (filing), which the status does not distinguish (E3).
create index registrations_agent_filing on business_registrations (assigned_agent_id, created_at desc, id desc)
  where status = 'in_review' and filing_until is not null;
-- The agent's queue: an index per kind of urgency (overdue, standing), the most urgent first.
create index registrations_agent_overdue on business_registrations (assigned_agent_id, filing_until, id)
  where filing_until is not null and status in ('pending', 'in_review', 'documents_required');
create index registrations_agent_review on business_registrations (assigned_agent_id, created_at desc, id desc)
  where status = 'pending' or (status = 'in_review' and filing_until is null);
create index registrations_agent_standing on business_registrations (assigned_agent_id, status, status_since, id)
  where paid_at is not null and status in ('pending', 'in_review', 'documents_required');
create index registrations_by_agent on business_registrations (assigned_agent_id, created_at desc, id desc);
-- Unused: queries read registrations_by_agent_or_nobody instead.
create index registrations_by_agent_cell on business_registrations
  (coalesce(assigned_agent_id, '00000000-0000-0000-0000-000000000000'), state_id, company_type_id, status, (paid_at is null),
    created_at desc, id desc);
-- Lists with several filters merge cells: combinations of state, type, status and paid or not (registration-cells.ts). This index has those
-- of each agent and, under the zero id, of registrations without one. Under row-level security PostgreSQL uses an index for `case`, which
-- is leakproof, but not for `coalesce`.
create index registrations_by_agent_or_nobody on business_registrations
  ((case when assigned_agent_id is null then '00000000-0000-0000-0000-000000000000'::uuid else assigned_agent_id end),
    state_id, company_type_id, status, (paid_at is null), created_at desc, id desc);
-- Each filter of a list has an index that begins with the reader's scope and ends in the order of its keyset pages.
create index registrations_by_agent_state on business_registrations (assigned_agent_id, state_id, created_at desc, id desc);
create index registrations_by_agent_status on business_registrations (assigned_agent_id, status, created_at desc, id desc);
-- The cells (see registrations_by_agent_or_nobody) without the agent, for admins, who see all registrations.
create index registrations_by_cell on business_registrations
  (state_id, company_type_id, status, (paid_at is null), created_at desc, id desc);
-- Names similar to a new one are found by their length and by their first or last half (keys-near.ts). The operator class compares bytes,
-- so that all names with a prefix are one range of the index under any collation.
create index registrations_by_name on business_registrations
  (state_id, length(name_key), name_key text_pattern_ops) where paid_at is not null;
create index registrations_by_name_end on business_registrations
  (state_id, length(name_key), reverse(name_key) text_pattern_ops) include (name_key) where paid_at is not null;
create index registrations_by_package on business_registrations (package_id);
create index registrations_by_state on business_registrations (state_id, created_at desc, id desc);
create index registrations_by_status on business_registrations (status, created_at desc, id desc);
create index registrations_by_user on business_registrations (user_id, created_at desc, id desc);
-- The newest approved registrations, from which the public pages compute how long a formation takes.
create index registrations_finished on business_registrations (approved_at desc, id desc)
  where status = 'approved' and paid_at is not null;
create index registrations_newest on business_registrations (created_at desc, id desc);
-- Registrations on which the team has not acted for too long, the longest waiting first.
create index registrations_stuck on business_registrations (status_since, id)
  where assigned_agent_id is not null and paid_at is not null and status in ('pending', 'in_review');
-- The same, newest first, for a search among them.
create index registrations_stuck_newest on business_registrations (created_at desc, id desc)
  where assigned_agent_id is not null and paid_at is not null and status in ('pending', 'in_review');
-- Registrations without an agent are few, so that finding them among all others would take long.
create index registrations_unassigned on business_registrations (created_at desc, id desc) where assigned_agent_id is null;
create index registrations_unpaid on business_registrations (created_at desc, id desc) where paid_at is null;
create index registrations_unpaid_by_agent on business_registrations (assigned_agent_id, created_at desc, id desc)
  where paid_at is null and assigned_agent_id is not null;
-- Registrations that an admin has to assign first (G70): paid, open and without an agent, the longest waiting first.
create index registrations_waiting on business_registrations (paid_at, id)
  where assigned_agent_id is null and paid_at is not null and status in ('pending', 'in_review', 'documents_required');
-- The same, newest first, for a search among them.
create index registrations_waiting_newest on business_registrations (created_at desc, id desc)
  where assigned_agent_id is null and paid_at is not null and status in ('pending', 'in_review', 'documents_required');
-- The public pages show how many companies were approved.
create trigger registrations_notify_approved after update on business_registrations for each row
  when ((old.status = 'approved') <> (new.status = 'approved')) execute function notify_site_changed();
create trigger touch before update on business_registrations for each row execute function touch_updated_at();

-- What the state and the tax office gave one company: numbers and days, entered by the team. Null: not known yet.
create table company_records (
  business_registration_id uuid primary key references business_registrations (id) on delete cascade,
  file_number text check (length(file_number) between 1 and 40),
  formed_on date,
  ein text check (ein ~ '^[0-9]{2}-[0-9]{7}$'),
  ein_on date,
  registered_agent text check (length(registered_agent) between 1 and 300),
  updated_at timestamptz(3) not null,
  filed_on date,
  -- The day on which the EIN was requested with form SS-4.
  ss4_sent_on date,
  -- The day on which the company was dissolved; duties that fall due after it are no longer required.
  dissolved_on date,
  -- A dissolution that was recorded by mistake and taken back by an admin; only the latest is kept.
  taken_back_dissolved_on date,
  taken_back_reason text check (length(taken_back_reason) between 1 and 600),
  taken_back_at timestamptz(3),
  taken_back_by uuid references profiles (id),
  constraint company_records_check check (file_number is null or formed_on is not null),
  constraint company_records_check1 check ((ein is null) = (ein_on is null))
);
-- Companies that wait for their EIN, for the follow-up (G104).
create index company_records_without_ein on company_records (ss4_sent_on) where ein is null and ss4_sent_on is not null;

-- One change of the status or agent of a registration: who, when and why (E2). The first entry is the order.
create table process_status_history (
  id uuid primary key default gen_random_uuid(),
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  old_status text check (old_status in ('pending', 'in_review', 'approved', 'rejected', 'documents_required')),
  new_status text not null check (new_status in ('pending', 'in_review', 'approved', 'rejected', 'documents_required')),
  reason text check (length(reason) <= 2000),
  changed_by uuid references profiles (id),
  created_at timestamptz(3) not null default now(),
  -- The agent to whom this change assigned the registration. If both statuses are equal, only the agent changed.
  agent_id uuid references profiles (id)
);
alter table process_status_history set (
  autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.05, autovacuum_vacuum_insert_scale_factor=0.05);
create index status_history_by_registration on process_status_history (business_registration_id, created_at, id);
-- The newest changes that left a status, from which its median duration is computed (status-medians.ts).
create index status_history_left on process_status_history (old_status, created_at desc, id desc)
  include (business_registration_id) where old_status <> new_status;

-- One internal note of the team about a registration; customers never see it.
create table registration_notes (
  id uuid primary key,
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  author_id uuid not null references profiles (id),
  note text not null check (length(note) between 1 and 4000),
  created_at timestamptz(3) not null default now()
);
create index registration_notes_by_author on registration_notes (author_id, created_at);
create index registration_notes_newest on registration_notes (business_registration_id, created_at desc, id desc);

-- The search text of one registration (company name, name and e-mail address of the customer), with the columns that its indexes combine
-- with it. Kept by triggers.
create table registration_search (
  id uuid primary key references business_registrations (id) on delete cascade,
  -- The zero id for a registration without an agent.
  agent_id uuid not null,
  state_id text not null,
  created_at timestamptz(3) not null,
  search_text text not null
);
alter table registration_search set (
  autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.05, autovacuum_vacuum_insert_scale_factor=0.05);
create index registration_search_beginning on registration_search (left(search_text, 40) text_pattern_ops);
-- Searches scan the newest rows first, in these covering indexes alone.
create index registration_search_newest on registration_search (created_at desc, id desc) include (search_text);
create index registration_search_of_agent on registration_search (agent_id, created_at desc, id desc) include (search_text);
create index registration_search_of_state on registration_search (state_id, created_at desc, id desc) include (search_text);
-- The trigram index, narrowed by agent, state and four-week period; for its pending list see profiles_search.
create index registration_search_text on registration_search
  using gin (agent_id, state_id, era(created_at), search_text gin_trgm_ops) with (gin_pending_list_limit = 512);

-- Sets `status_since`.
create function begin_status() returns trigger language plpgsql as $$
begin
  new.status_since := case when tg_op = 'INSERT' then new.created_at else now() end;
  return new;
end $$;
create trigger begin_status before insert on business_registrations for each row
  when (new.status_since is null) execute function begin_status();
create trigger begin_status_again before update of status, assigned_agent_id on business_registrations for each row
  when ((old.status, old.assigned_agent_id) is distinct from (new.status, new.assigned_agent_id))
  execute function begin_status();

-- Keeps registration_search; changes of the customer's name or address are followed by index_customer (src/features/search/schema.sql).
create function index_registration() returns trigger language plpgsql as $$
begin
  update registration_search
    set agent_id = coalesce(new.assigned_agent_id, '00000000-0000-0000-0000-000000000000'), state_id = new.state_id,
      created_at = new.created_at, search_text = text_with_customer(new.company_name, new.user_id)
    where id = new.id;
  return null;
end $$;
create trigger index_registration after update on business_registrations for each row
  when ((old.company_name, old.user_id, old.assigned_agent_id, old.state_id, old.created_at)
    is distinct from (new.company_name, new.user_id, new.assigned_agent_id, new.state_id, new.created_at))
  execute function index_registration();

create function index_registrations() returns trigger language plpgsql as $$
begin
  insert into registration_search (id, agent_id, state_id, created_at, search_text)
    select r.id, coalesce(r.assigned_agent_id, '00000000-0000-0000-0000-000000000000'), r.state_id, r.created_at,
      text_with_customer(r.company_name, r.user_id)
    from written r;
  return null;
end $$;
create trigger index_registrations after insert on business_registrations
  referencing new table as written for each statement execute function index_registrations();

-- These triggers append the changes of the kept sums: registrations per status, in total (`all`) and of each agent, and those ordered,
-- paid and approved in each month.
create function keep_counts_of_changed() returns trigger language plpgsql as $$
begin
  if old.status <> new.status then
    perform keep('all', 'registrations.' || old.status, -1), keep('all', 'registrations.' || new.status, 1);
  end if;
  perform keep(old.assigned_agent_id::text, 'registrations.' || old.status, -1),
    keep(new.assigned_agent_id::text, 'registrations.' || new.status, 1);
  return null;
end $$;
create trigger keep_counts_of_changed after update on business_registrations for each row
  when ((old.status, old.assigned_agent_id) is distinct from (new.status, new.assigned_agent_id))
  execute function keep_counts_of_changed();

create function keep_counts_of_gone() returns trigger language plpgsql as $$
begin
  insert into kept_changes (scope, name, change)
    select s.scope, 'registrations.' || r.status, -count(*)
    from before r cross join lateral (values ('all'), (r.assigned_agent_id::text)) s (scope)
    where s.scope is not null group by 1, 2
    union all
    select m.month, m.name, -count(*) from before r cross join lateral months_of(r.created_at, r.paid_at, r.approved_at) m group by 1, 2;
  return null;
end $$;
create trigger keep_counts_of_gone after delete on business_registrations
  referencing old table as before for each statement execute function keep_counts_of_gone();

create function keep_counts_of_new() returns trigger language plpgsql as $$
begin
  insert into kept_changes (scope, name, change)
    select s.scope, 'registrations.' || r.status, count(*)
    from written r cross join lateral (values ('all'), (r.assigned_agent_id::text)) s (scope)
    where s.scope is not null group by 1, 2
    union all
    select m.month, m.name, count(*) from written r cross join lateral months_of(r.created_at, r.paid_at, r.approved_at) m group by 1, 2;
  return null;
end $$;
create trigger keep_counts_of_new after insert on business_registrations
  referencing new table as written for each statement execute function keep_counts_of_new();

create function keep_months_of_changed() returns trigger language plpgsql as $$
begin
  insert into kept_changes (scope, name, change)
    select c.month, c.name, sum(c.change) from (
      select m.month, m.name, -1 as change from months_of(old.created_at, old.paid_at, old.approved_at) m
      union all select m.month, m.name, 1 from months_of(new.created_at, new.paid_at, new.approved_at) m) c
    group by 1, 2 having sum(c.change) <> 0;
  return null;
end $$;
create trigger keep_months_of_changed after update on business_registrations for each row
  when ((old.created_at, old.paid_at, old.approved_at) is distinct from (new.created_at, new.paid_at, new.approved_at))
  execute function keep_months_of_changed();

-- Row-level security

-- A registration is visible to its customer and its agent; policies of tables that belong to a registration look it up and so follow it.
-- `coalesce` here and `offset 0` in those lookups keep the planner from starting with the policy instead of the query's own filter.
alter table business_registrations enable row level security;
create policy app on business_registrations to travessia_app using (true) with check (true);
create policy reader on business_registrations for select to travessia_reader
  using (coalesce(user_id = (select wall_actor()), false) or coalesce(assigned_agent_id = (select wall_actor()), false));
grant select on business_registrations to travessia_reader;

alter table company_records enable row level security;
create policy app on company_records to travessia_app using (true) with check (true);
create policy reader on company_records for select to travessia_reader
  using (exists (select 1 from business_registrations r where r.id = company_records.business_registration_id offset 0));
grant select on company_records to travessia_reader;

alter table process_status_history enable row level security;
create policy app on process_status_history to travessia_app using (true) with check (true);
create policy reader on process_status_history for select to travessia_reader
  using (exists (select 1 from business_registrations r where r.id = process_status_history.business_registration_id offset 0));
grant select on process_status_history to travessia_reader;

alter table registration_notes enable row level security;
create policy app on registration_notes to travessia_app using (true) with check (true);
create policy reader on registration_notes for select to travessia_reader
  using (exists (select 1 from business_registrations r where r.id = registration_notes.business_registration_id
      and r.assigned_agent_id = (select wall_actor()) offset 0));
grant select on registration_notes to travessia_reader;

alter table registration_search enable row level security;
create policy app on registration_search to travessia_app using (true) with check (true);
create policy reader on registration_search for select to travessia_reader
  using (agent_id = (select wall_actor()) or (exists (select 1 from business_registrations r where r.id = registration_search.id
      and r.user_id = (select wall_actor()) offset 0)));
grant select on registration_search to travessia_reader;

-- `like` is not leakproof, so that a policy alone would keep searches from the trigram index; a view does not. PostgreSQL estimates that
-- `nullif(…) is not null` holds for nearly every row, so that plans stay as they are without it.
create view travessia_reader.registration_search as
  select id, agent_id, state_id, created_at, search_text
  from registration_search t
  where nullif(agent_id = (select wall_actor()) or (exists (select 1 from business_registrations r where r.id = t.id
    and r.user_id = (select wall_actor()) offset 0)), false) is not null;
grant select on travessia_reader.registration_search to travessia_reader;
