-- One row for each registration that has an agent or messages: when it was last touched and how much each side has not
-- read, so that a list of conversations looks at no messages but the ones it shows.
create table conversations (
  id uuid primary key references business_registrations (id) on delete cascade,
  user_id uuid not null,
  agent_id uuid,
  touched_at timestamptz(3) not null,
  search_text text not null,
  has_messages boolean not null default false,
  unread_by_customer integer not null default 0,
  unread_by_team integer not null default 0
);

create function open_conversation() returns trigger language plpgsql as $$
begin
  insert into conversations (id, user_id, agent_id, touched_at, search_text)
    values (new.id, new.user_id, new.assigned_agent_id, new.created_at, text_with_customer(new.company_name, new.user_id))
    on conflict (id) do update set user_id = excluded.user_id, agent_id = excluded.agent_id;
  return null;
end $$;

create function count_new_messages() returns trigger language plpgsql as $$
begin
  insert into conversations as c
      (id, user_id, agent_id, touched_at, search_text, has_messages, unread_by_customer, unread_by_team)
    select r.id, r.user_id, r.assigned_agent_id, max(m.created_at), text_with_customer(r.company_name, r.user_id), true,
      count(*) filter (where not m.read and m.sender_id <> r.user_id),
      count(*) filter (where not m.read and m.sender_id = r.user_id)
    from written m join business_registrations r on r.id = m.business_registration_id
    group by r.id
    on conflict (id) do update set
      touched_at = case when c.has_messages then greatest(c.touched_at, excluded.touched_at) else excluded.touched_at end,
      has_messages = true,
      unread_by_customer = c.unread_by_customer + excluded.unread_by_customer,
      unread_by_team = c.unread_by_team + excluded.unread_by_team;
  return null;
end $$;

create function count_read_messages() returns trigger language plpgsql as $$
begin
  update conversations c set
      unread_by_customer = c.unread_by_customer + n.by_customer, unread_by_team = c.unread_by_team + n.by_team
    from (
      select r.id,
        count(*) filter (where not m.read and m.sender_id <> r.user_id)
          - count(*) filter (where not o.read and m.sender_id <> r.user_id) as by_customer,
        count(*) filter (where not m.read and m.sender_id = r.user_id)
          - count(*) filter (where not o.read and m.sender_id = r.user_id) as by_team
      from written m join before o on o.id = m.id join business_registrations r on r.id = m.business_registration_id
      where m.read <> o.read
      group by r.id
    ) n
    where n.id = c.id;
  return null;
end $$;

create function recount_messages() returns trigger language plpgsql as $$
begin
  update conversations c set
      touched_at = coalesce(n.last_at, n.created_at), has_messages = n.last_at is not null,
      unread_by_customer = n.by_customer, unread_by_team = n.by_team
    from (
      select r.id, r.created_at, max(m.created_at) as last_at,
        count(*) filter (where not m.read and m.sender_id <> r.user_id) as by_customer,
        count(*) filter (where not m.read and m.sender_id = r.user_id) as by_team
      from business_registrations r left join messages m on m.business_registration_id = r.id
      where r.id in (select business_registration_id from before)
      group by r.id
    ) n
    where n.id = c.id;
  return null;
end $$;

create function name_conversation() returns trigger language plpgsql as $$
begin
  update conversations set search_text = new.search_text where id = new.id;
  return null;
end $$;

insert into conversations
    (id, user_id, agent_id, touched_at, search_text, has_messages, unread_by_customer, unread_by_team)
  select r.id, r.user_id, r.assigned_agent_id, coalesce(max(m.created_at), r.created_at),
    text_with_customer(r.company_name, r.user_id), count(m.id) > 0,
    count(m.id) filter (where not m.read and m.sender_id <> r.user_id),
    count(m.id) filter (where not m.read and m.sender_id = r.user_id)
  from business_registrations r left join messages m on m.business_registration_id = r.id
  group by r.id
  having r.assigned_agent_id is not null or count(m.id) > 0;

create trigger open_conversations after insert on business_registrations for each row
  when (new.assigned_agent_id is not null) execute function open_conversation();
create trigger open_conversation after update on business_registrations for each row
  when ((old.user_id, old.assigned_agent_id) is distinct from (new.user_id, new.assigned_agent_id))
  execute function open_conversation();
create trigger name_conversation after update on registration_search for each row
  when (old.search_text <> new.search_text) execute function name_conversation();
create trigger count_new_messages after insert on messages
  referencing new table as written for each statement execute function count_new_messages();
create trigger count_read_messages after update on messages
  referencing old table as before new table as written for each statement execute function count_read_messages();
create trigger recount_messages after delete on messages
  referencing old table as before for each statement execute function recount_messages();

create index conversations_of_agent on conversations (agent_id, touched_at desc, id desc) include (search_text);
create index conversations_of_customer on conversations (user_id, touched_at desc, id desc);
create index conversations_unread_by_team on conversations (agent_id) include (unread_by_team) where unread_by_team > 0;
create index conversations_unread_by_customer on conversations (user_id) include (unread_by_customer)
  where unread_by_customer > 0;
