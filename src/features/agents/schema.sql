-- needs: people, registrations
-- Projections for the lists and figures of agents, and handovers of registrations between agents.

-- The first day of a month in São Paulo.
create function agent_month_of(at timestamptz) returns date
  language sql stable strict parallel safe
  return date_trunc('month', at at time zone 'America/Sao_Paulo')::date;

-- The approval of a registration, with the agent who had it then and the start of their work: figures stay with that agent (G64).
create table agent_approvals (
  business_registration_id uuid primary key references business_registrations (id) on delete cascade,
  agent_id uuid not null references profiles (id),
  started_at timestamptz(3) not null,
  approved_at timestamptz(3) not null
);
create index agent_approvals_newest on agent_approvals (agent_id, approved_at desc, business_registration_id desc)
  include (started_at);

-- A client of an agent: a customer whose registrations the agent has now. Projection with the columns that the list of clients is
-- sorted, filtered and searched by.
create table agent_clients (
  agent_id uuid not null,
  user_id uuid not null,
  total integer not null default 0,
  -- Registrations that are neither approved nor rejected.
  open_count integer not null default 0,
  active boolean not null generated always as ((open_count > 0)) stored,
  -- When the newest of these registrations was ordered.
  newest_at timestamptz(3) not null,
  -- The folded name, by which the list is sorted.
  name_key text not null default '',
  -- Searchable text: name, e-mail address and names of the companies, the newest first.
  search_text text not null default '',
  primary key (agent_id, user_id)
);
alter table agent_clients set (autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.05,
  autovacuum_vacuum_insert_scale_factor=0.05);
create index agent_clients_by_name on agent_clients (agent_id, name_key, user_id);
create index agent_clients_by_name_active on agent_clients (agent_id, active, name_key, user_id);
-- Each sort order with and without the filter. A search scans the newest clients in the index alone, without reading the table.
create index agent_clients_newest on agent_clients (agent_id, newest_at desc, user_id desc) include (search_text);
create index agent_clients_newest_active on agent_clients (agent_id, active, newest_at desc, user_id desc) include (search_text);
create index agent_clients_of_customer on agent_clients (user_id);
create index agent_clients_text on agent_clients using gin (agent_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 512);

-- The number of registrations of an agent that were approved in a month (G64), kept by triggers of `agent_approvals`.
create table agent_months (
  agent_id uuid not null references profiles (id),
  -- First day of the month in São Paulo.
  month date not null,
  approved integer not null default 0,
  primary key (agent_id, month)
);
-- For the dashboard: the agents with the most approvals in a month.
create index agent_months_most on agent_months (month, approved desc);

-- A request of an agent to hand a registration over to another agent, which an admin accepts or declines.
create table handover_requests (
  id uuid primary key default gen_random_uuid(),
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  from_agent_id uuid not null references profiles (id),
  -- The agent whom the requesting agent proposes; null leaves the choice to the admin.
  to_agent_id uuid references profiles (id),
  reason text not null check (length(reason) between 1 and 2000),
  status text not null default 'open' check (status in ('open', 'accepted', 'declined')),
  decided_by uuid references profiles (id),
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  -- Why an admin declined; shown to the agent who made the request.
  decision_reason text check (length(decision_reason) between 1 and 2000),
  constraint handover_requests_check check ((status = 'open') = (decided_at is null))
);
create index handover_by_registration on handover_requests (business_registration_id);
create index handover_newest on handover_requests (created_at desc, id desc);
create unique index handover_one_open on handover_requests (business_registration_id) where status = 'open';
create index handover_queue on handover_requests (status, created_at desc, id desc);

-- When the work of an agent began: with the last assignment of the registration to the agent, else with its payment, else with its order.
create function approval_began(registration uuid, agent uuid, paid timestamptz, created timestamptz) returns timestamptz
  language sql stable
  return coalesce((select max(h.created_at) from process_status_history h
    where h.business_registration_id = registration and h.agent_id = agent), paid, created);

-- Subtracts deleted approvals from `agent_months`.
create function count_gone_approvals() returns trigger language plpgsql as $$
begin
  insert into agent_months as m (agent_id, month, approved)
    select a.agent_id, agent_month_of(a.approved_at), -count(*) from before a group by 1, 2 order by 1, 2
    on conflict (agent_id, month) do update set approved = m.approved + excluded.approved;
  return null;
end $$;
create trigger count_gone_approvals after delete on agent_approvals
  referencing old table as before for each statement execute function count_gone_approvals();

-- Adds new approvals to `agent_months`.
create function count_new_approvals() returns trigger language plpgsql as $$
begin
  insert into agent_months as m (agent_id, month, approved)
    select a.agent_id, agent_month_of(a.approved_at), count(*) from written a group by 1, 2 order by 1, 2
    on conflict (agent_id, month) do update set approved = m.approved + excluded.approved;
  return null;
end $$;
create trigger count_new_approvals after insert on agent_approvals
  referencing new table as written for each statement execute function count_new_approvals();

-- Records approvals of registrations that are inserted as already approved.
create function keep_new_approvals() returns trigger language plpgsql as $$
begin
  insert into agent_approvals (business_registration_id, agent_id, started_at, approved_at)
    select r.id, r.assigned_agent_id, least(coalesce(r.paid_at, r.created_at), r.approved_at), r.approved_at
    from written r where r.status = 'approved' and r.assigned_agent_id is not null;
  return null;
end $$;
create trigger keep_new_approvals after insert on business_registrations
  referencing new table as written for each statement execute function keep_new_approvals();

-- Recomputes the rows of these pairs of agent and customer. The rows are locked first: of two transactions about one client, the second
-- waits and reads what the first one wrote.
create function refresh_agent_clients(agents uuid[], customers uuid[]) returns void language plpgsql as $$
begin
  insert into agent_clients (agent_id, user_id, newest_at)
    select distinct p.agent_id, p.user_id, now() from unnest(agents, customers) p (agent_id, user_id)
    where p.agent_id is not null order by 1, 2
    on conflict do nothing;
  perform from agent_clients c
    where (c.agent_id, c.user_id) in (select p.agent_id, p.user_id from unnest(agents, customers) p (agent_id, user_id))
    order by c.agent_id, c.user_id for update;
  update agent_clients c set total = n.total, open_count = n.open_count, newest_at = coalesce(n.newest_at, c.newest_at),
      name_key = left(fold(u.name), 100), search_text = searchable(u.name || ' ' || u.email || ' ' || coalesce(n.companies, ''))
    from (select distinct p.agent_id, p.user_id from unnest(agents, customers) p (agent_id, user_id)) p
      join profiles u on u.id = p.user_id
      cross join lateral (
        select count(*) as total, count(*) filter (where r.status in ('pending', 'in_review', 'documents_required')) as open_count,
          max(r.created_at) as newest_at, string_agg(r.company_name, ' ' order by r.created_at desc, r.id desc) as companies
        -- Behind an offset, so that the customer's few registrations are looked at and never the agent's many.
        from (select r.id, r.assigned_agent_id, r.status, r.created_at, r.company_name from business_registrations r
          where r.user_id = p.user_id offset 0) r
        where r.assigned_agent_id = p.agent_id) n
    where c.agent_id = p.agent_id and c.user_id = p.user_id;
  delete from agent_clients c using unnest(agents, customers) p (agent_id, user_id)
    where c.agent_id = p.agent_id and c.user_id = p.user_id and c.total = 0;
end $$;

-- Records the approval when a registration becomes approved, and deletes it when it no longer is.
create function keep_approval() returns trigger language plpgsql as $$
begin
  delete from agent_approvals where business_registration_id = new.id;
  if new.status = 'approved' and new.assigned_agent_id is not null then
    insert into agent_approvals (business_registration_id, agent_id, started_at, approved_at)
      values (new.id, new.assigned_agent_id,
        least(approval_began(new.id, new.assigned_agent_id, new.paid_at, new.created_at), new.approved_at), new.approved_at);
  end if;
  return null;
end $$;
create trigger keep_approval after update on business_registrations for each row
  when ((old.status = 'approved') <> (new.status = 'approved')) execute function keep_approval();

-- Refreshes `agent_clients` after a registration changed its agent, customer, company name or outcome.
create function know_client() returns trigger language plpgsql as $$
begin
  perform refresh_agent_clients(array[old.assigned_agent_id, new.assigned_agent_id], array[old.user_id, new.user_id]);
  return null;
end $$;
create trigger know_client after update on business_registrations for each row
  when ((old.assigned_agent_id is not null or new.assigned_agent_id is not null)
    and (old.assigned_agent_id, old.user_id, old.company_name, old.created_at, old.status in ('approved', 'rejected'))
      is distinct from (new.assigned_agent_id, new.user_id, new.company_name, new.created_at, new.status in ('approved', 'rejected')))
  execute function know_client();

-- Refreshes `agent_clients` after registrations were deleted.
create function know_clients_of_gone() returns trigger language plpgsql as $$
begin
  perform refresh_agent_clients(array_agg(n.assigned_agent_id), array_agg(n.user_id))
    from (select distinct w.assigned_agent_id, w.user_id from before w where w.assigned_agent_id is not null) n having count(*) > 0;
  return null;
end $$;
create trigger know_clients_of_gone after delete on business_registrations
  referencing old table as before for each statement execute function know_clients_of_gone();

-- Refreshes `agent_clients` after registrations were inserted with an agent.
create function know_clients_of_new() returns trigger language plpgsql as $$
begin
  perform refresh_agent_clients(array_agg(n.assigned_agent_id), array_agg(n.user_id))
    from (select distinct w.assigned_agent_id, w.user_id from written w where w.assigned_agent_id is not null) n having count(*) > 0;
  return null;
end $$;
create trigger know_clients_of_new after insert on business_registrations
  referencing new table as written for each statement execute function know_clients_of_new();

-- Refreshes `agent_clients` after a customer changed name or e-mail address.
create function name_client() returns trigger language plpgsql as $$
begin
  perform refresh_agent_clients(array_agg(c.agent_id), array_agg(c.user_id))
    from agent_clients c where c.user_id = new.id having count(*) > 0;
  return null;
end $$;
create trigger name_client after update of name, email on profiles for each row
  when ((old.name, old.email) is distinct from (new.name, new.email)) execute function name_client();

-- Row-level security

alter table agent_approvals enable row level security;
create policy app on agent_approvals to travessia_app using (true) with check (true);
create policy reader on agent_approvals for select to travessia_reader
  using (agent_id = (select wall_actor()));
grant select on agent_approvals to travessia_reader;

alter table agent_clients enable row level security;
create policy app on agent_clients to travessia_app using (true) with check (true);
create policy reader on agent_clients for select to travessia_reader
  using (agent_id = (select wall_actor()));
grant select on agent_clients to travessia_reader;

alter table agent_months enable row level security;
create policy app on agent_months to travessia_app using (true) with check (true);
create policy reader on agent_months for select to travessia_reader
  using (agent_id = (select wall_actor()));
grant select on agent_months to travessia_reader;

alter table handover_requests enable row level security;
create policy app on handover_requests to travessia_app using (true) with check (true);
create policy reader on handover_requests for select to travessia_reader
  using (exists (select 1 from business_registrations r where r.id = handover_requests.business_registration_id
      and r.assigned_agent_id = (select wall_actor()) offset 0));
grant select on handover_requests to travessia_reader;

-- Read instead of the table, whose policy would keep a search from the trigram index.
create view travessia_reader.agent_clients as
  select agent_id, user_id, total, open_count, active, newest_at, name_key, search_text
  from agent_clients t
  where nullif(agent_id = (select wall_actor()), false) is not null;
grant select on travessia_reader.agent_clients to travessia_reader;
