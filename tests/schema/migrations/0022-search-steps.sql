-- What a row is looked through for: finding a plain text is twice as fast as matching a pattern, which the index of letters needs.
create function search_needle(term text) returns text
  language sql immutable strict parallel safe
  return (select case when t = '' then null when length(t) < 3 then ' ' || t else t end
    from (select btrim(searchable(term)) as t) as folded);
create or replace function search_pattern(term text) returns text
  language sql immutable strict parallel safe
  return '%' || search_needle(term) || '%';

-- A registration without an agent is searched under an id that no agent has: rows with null are in no order of time in an index.
update registration_search set agent_id = '00000000-0000-0000-0000-000000000000' where agent_id is null;
alter table registration_search alter column agent_id set not null;

create or replace function index_registrations() returns trigger language plpgsql as $$
begin
  insert into registration_search (id, agent_id, state_id, created_at, search_text)
    select r.id, coalesce(r.assigned_agent_id, '00000000-0000-0000-0000-000000000000'), r.state_id, r.created_at,
      text_with_customer(r.company_name, r.user_id)
    from written r;
  return null;
end $$;
create or replace function index_registration() returns trigger language plpgsql as $$
begin
  update registration_search
    set agent_id = coalesce(new.assigned_agent_id, '00000000-0000-0000-0000-000000000000'), state_id = new.state_id,
      created_at = new.created_at, search_text = text_with_customer(new.company_name, new.user_id)
    where id = new.id;
  return null;
end $$;

-- People are looked at in the index alone, as companies, documents and tickets are.
drop index profiles_newest, profiles_by_role;
create index profiles_newest on profiles (created_at desc, id desc) include (search_text, erased_at);
create index profiles_by_role on profiles (role, created_at desc, id desc) include (search_text, erased_at);
