set local lock_timeout = '5s';

-- The clients of each agent: the customers whose registrations the agent has now, with what the list sorts, filters and searches by.
create table agent_clients (
  agent_id uuid not null,
  user_id uuid not null,
  total integer not null default 0,
  open_count integer not null default 0,
  -- At least one process that is not decided.
  active boolean not null generated always as (open_count > 0) stored,
  -- When the newest of these registrations was ordered.
  newest_at timestamptz(3) not null,
  name_key text not null default '',
  -- Name, address and companies, the newest first, as long as an entry of an index may be.
  search_text text not null default '',
  primary key (agent_id, user_id)
);
alter table agent_clients set (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05,
  autovacuum_vacuum_insert_scale_factor = 0.05);

-- Works out some rows anew. They are locked first, so that two transactions about one client take their turns and the second
-- one sees what the first one wrote.
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

create function know_clients_of_new() returns trigger language plpgsql as $$
begin
  perform refresh_agent_clients(array_agg(n.assigned_agent_id), array_agg(n.user_id))
    from (select distinct w.assigned_agent_id, w.user_id from written w where w.assigned_agent_id is not null) n having count(*) > 0;
  return null;
end $$;
create function know_clients_of_gone() returns trigger language plpgsql as $$
begin
  perform refresh_agent_clients(array_agg(n.assigned_agent_id), array_agg(n.user_id))
    from (select distinct w.assigned_agent_id, w.user_id from before w where w.assigned_agent_id is not null) n having count(*) > 0;
  return null;
end $$;
create function know_client() returns trigger language plpgsql as $$
begin
  perform refresh_agent_clients(array[old.assigned_agent_id, new.assigned_agent_id], array[old.user_id, new.user_id]);
  return null;
end $$;
create function name_client() returns trigger language plpgsql as $$
begin
  perform refresh_agent_clients(array_agg(c.agent_id), array_agg(c.user_id))
    from agent_clients c where c.user_id = new.id having count(*) > 0;
  return null;
end $$;

insert into agent_clients (agent_id, user_id, total, open_count, newest_at, name_key, search_text)
  select r.assigned_agent_id, r.user_id, count(*), count(*) filter (where r.status in ('pending', 'in_review', 'documents_required')),
    max(r.created_at), left(fold(u.name), 100),
    searchable(u.name || ' ' || u.email || ' ' || string_agg(r.company_name, ' ' order by r.created_at desc, r.id desc))
  from business_registrations r join profiles u on u.id = r.user_id where r.assigned_agent_id is not null
  group by r.assigned_agent_id, r.user_id, u.name, u.email;

create trigger know_clients_of_new after insert on business_registrations
  referencing new table as written for each statement execute function know_clients_of_new();
create trigger know_clients_of_gone after delete on business_registrations
  referencing old table as before for each statement execute function know_clients_of_gone();
create trigger know_client after update on business_registrations for each row
  when ((old.assigned_agent_id is not null or new.assigned_agent_id is not null)
    and (old.assigned_agent_id, old.user_id, old.company_name, old.created_at, old.status in ('approved', 'rejected'))
      is distinct from (new.assigned_agent_id, new.user_id, new.company_name, new.created_at, new.status in ('approved', 'rejected')))
  execute function know_client();
create trigger name_client after update of name, email on profiles for each row
  when ((old.name, old.email) is distinct from (new.name, new.email)) execute function name_client();

-- Each order with and without the filter; a search looks at the newest in the index alone.
create index agent_clients_newest on agent_clients (agent_id, newest_at desc, user_id desc) include (search_text);
create index agent_clients_newest_active on agent_clients (agent_id, active, newest_at desc, user_id desc) include (search_text);
create index agent_clients_by_name on agent_clients (agent_id, name_key, user_id);
create index agent_clients_by_name_active on agent_clients (agent_id, active, name_key, user_id);
create index agent_clients_of_customer on agent_clients (user_id);
create index agent_clients_text on agent_clients using gin (agent_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 512);
