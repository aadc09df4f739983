-- One person with an account: customer, agent, admin or superadmin, by `role`.
create table profiles (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and length(email) between 3 and 254) unique,
  name text not null check (length(name) between 1 and 200),
  role text not null default 'user' check (role in ('user', 'agent', 'admin', 'superadmin')),
  email_verified boolean not null default false,
  image text,
  phone text check (length(phone) <= 40),
  region text check (length(region) <= 80),
  -- Whether the agent gets new work (E5).
  agent_active boolean not null default true,
  -- The account is disabled.
  banned boolean not null default false,
  ban_reason text check (length(ban_reason) <= 500),
  two_factor_enabled boolean not null default false,
  must_change_password boolean not null default false,
  password_changed_at timestamptz(3) not null default now(),
  -- The row of an erased account is kept without personal data, because other rows refer to it.
  erased_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Name and e-mail address, folded for searches.
  search_text text not null generated always as (searchable(((name || ' ') || email))) stored,
  -- When all sessions of the person, or all but the current one, were last ended: a superadmin who saw the product as another person since
  -- before that cannot return to the own session.
  sessions_ended_at timestamptz(3),
  -- Optimistic lock: of two admins who edit a person at once, the second is refused (G60).
  version integer not null default 1,
  edited_at timestamptz(3),
  edited_by uuid references profiles (id)
);
alter table profiles set (
  autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.05, autovacuum_vacuum_insert_scale_factor=0.05);
-- Agents who get new work (E5) and those who do not. The expression is a number: PostgreSQL would split a boolean one into its
-- parts and then not match it with the index.
create index profiles_agents on profiles ((case when agent_active and not banned then 1 else 0 end), created_at desc, id desc)
  include (search_text, erased_at) where role = 'agent';
create index profiles_beginning on profiles (left(search_text, 40) text_pattern_ops) where erased_at is null;
create index profiles_by_role on profiles (role, created_at desc, id desc) include (search_text, erased_at);
-- Disabled accounts are few, so that partial indexes find them.
create index profiles_disabled on profiles (created_at desc, id desc) include (search_text, erased_at) where banned;
create index profiles_disabled_by_role on profiles (role, created_at desc, id desc) include (search_text, erased_at) where banned;
create index profiles_erased on profiles (erased_at) where erased_at is not null;
create index profiles_newest on profiles (created_at desc, id desc) include (search_text, erased_at);
-- The pending list of the trigram index is limited to 512 kB: every search scans it, and the insert that fills it has to merge it.
create index profiles_search on profiles using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 512);
create trigger touch before update on profiles for each row execute function touch_updated_at();

-- Increments `version`, and clears the editor if the change does not name one.
create function count_versions_of_person() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  -- A change that does not say who made it leaves no earlier name behind.
  if new.edited_at is not distinct from old.edited_at then
    new.edited_at := now();
    new.edited_by := null;
  end if;
  return new;
end $$;
create trigger profiles_versions before update on profiles for each row
  when ((old.name, old.role, old.region, old.agent_active) is distinct from (new.name, new.role, new.region, new.agent_active))
  execute function count_versions_of_person();

-- The kept sums that one person counts in: the people of each role, and the new customers of each month. Erased accounts do not count.
create function people_of(role text, created timestamptz, erased timestamptz)
returns table (scope text, name text) language sql stable as $$
  select c.scope, 'people.' || role from (values ('all'), (case when role = 'user' then month_of(created) end)) c (scope)
  where erased is null and c.scope is not null
$$;

-- Publishes `session.ended` to the open pages of an account that was disabled or got another role.
create function notify_account_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('user', new.id, 'event', 'session.ended',
    'reason', case when new.banned and not old.banned then 'disabled' else 'role' end)::text);
  return null;
end $$;
create trigger profiles_notify_access after update of role, banned on profiles for each row
  when (old.role is distinct from new.role or (new.banned and not old.banned)) execute function notify_account_changed();

-- Publishes `people.changed` to all admins and superadmins when a row of their lists is new or has changed.
create function tell_people_changed() returns trigger language plpgsql as $$
begin
  insert into live_events (user_id, event, data)
    select id, 'people.changed', '{}' from profiles where role in ('admin', 'superadmin') and not banned;
  return null;
end $$;
create trigger people_told after insert or update of name, email, role, banned on profiles
  for each statement execute function tell_people_changed();

-- The search text of a registration or ticket: its title, and the name and e-mail address of its customer.
create function text_with_customer(title text, customer uuid) returns text
  language sql stable strict parallel safe
  return (select searchable(title || ' ' || name || ' ' || email) from profiles where id = customer);

-- These triggers append the changes of those sums.
create function keep_people_of_changed() returns trigger language plpgsql as $$
begin
  insert into kept_changes (scope, name, change)
    select c.scope, c.name, -1 from people_of(old.role, old.created_at, old.erased_at) c union all select c.scope, c.name, 1 from people_of(new.role, new.created_at, new.erased_at) c;
  return null;
end $$;
create trigger keep_people_of_changed after update on profiles for each row
  when ((old.role, old.erased_at, old.created_at) is distinct from (new.role, new.erased_at, new.created_at))
  execute function keep_people_of_changed();

create function keep_people_of_gone() returns trigger language plpgsql as $$
begin
  insert into kept_changes (scope, name, change)
    select c.scope, c.name, -count(*) from before p cross join lateral people_of(p.role, p.created_at, p.erased_at) c group by 1, 2;
  return null;
end $$;
create trigger keep_people_of_gone after delete on profiles
  referencing old table as before for each statement execute function keep_people_of_gone();

create function keep_people_of_new() returns trigger language plpgsql as $$
begin
  insert into kept_changes (scope, name, change)
    select c.scope, c.name, count(*) from written p cross join lateral people_of(p.role, p.created_at, p.erased_at) c group by 1, 2;
  return null;
end $$;
create trigger keep_people_of_new after insert on profiles
  referencing new table as written for each statement execute function keep_people_of_new();

-- Row-level security

alter table profiles enable row level security;
create policy app on profiles to travessia_app using (true) with check (true);
create policy reader on profiles for select to travessia_reader
  using (id = (select wall_actor()) or role = 'user' and (exists (select 1 from agent_clients c where c.agent_id = (select wall_actor())
      and c.user_id = profiles.id offset 0)));
grant select on profiles to travessia_reader;

-- What customers and agents read of people: all of themselves and, for agents, of their customers; of the team only name and role.
create view travessia_reader.profiles as
  select id, case when role = 'user' or id = (select wall_actor()) then email end as email, name, role,
    case when role = 'user' or id = (select wall_actor()) then email_verified end as email_verified,
    case when role = 'user' or id = (select wall_actor()) then image end as image,
    case when role = 'user' or id = (select wall_actor()) then phone end as phone,
    case when role = 'user' or id = (select wall_actor()) then region end as region,
    case when role = 'user' or id = (select wall_actor()) then agent_active end as agent_active,
    case when role = 'user' or id = (select wall_actor()) then banned end as banned,
    case when role = 'user' or id = (select wall_actor()) then ban_reason end as ban_reason,
    case when role = 'user' or id = (select wall_actor()) then two_factor_enabled end as two_factor_enabled,
    case when role = 'user' or id = (select wall_actor()) then must_change_password end as must_change_password,
    case when role = 'user' or id = (select wall_actor()) then password_changed_at end as password_changed_at, erased_at,
    case when role = 'user' or id = (select wall_actor()) then created_at end as created_at,
    case when role = 'user' or id = (select wall_actor()) then updated_at end as updated_at,
    case when role = 'user' or id = (select wall_actor()) then search_text end as search_text,
    case when role = 'user' or id = (select wall_actor()) then sessions_ended_at end as sessions_ended_at,
    case when role = 'user' or id = (select wall_actor()) then version end as version,
    case when role = 'user' or id = (select wall_actor()) then edited_at end as edited_at,
    case when role = 'user' or id = (select wall_actor()) then edited_by end as edited_by
  from profiles t
  where nullif(id = (select wall_actor()) or role <> 'user'
    or (exists (select 1 from agent_clients c where c.agent_id = (select wall_actor())
    and c.user_id = t.id offset 0)), false) is not null;
grant select on travessia_reader.profiles to travessia_reader;
