-- needs: documents, people, registrations
-- Conversations between the customer and the agent of a registration.

-- The conversation of a registration that has or had an agent or messages. Projection for the lists of conversations, kept by triggers:
-- they read messages only for the preview of the rows they show.
create table conversations (
  -- The id of the registration.
  id uuid primary key references business_registrations (id) on delete cascade,
  user_id uuid not null,
  agent_id uuid,
  -- Time of the newest message; without messages, of the order.
  touched_at timestamptz(3) not null,
  -- Searchable names of company and customer and e-mail address of the customer.
  search_text text not null,
  has_messages boolean not null default false,
  -- Numbers of messages.
  unread_by_customer integer not null default 0,
  unread_by_team integer not null default 0
);
alter table conversations set (autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.05,
  autovacuum_vacuum_insert_scale_factor=0.05);
create index conversations_of_agent on conversations (agent_id, touched_at desc, id desc) include (search_text);
create index conversations_of_customer on conversations (user_id, touched_at desc, id desc);
create index conversations_read_of_agent on conversations (agent_id, touched_at desc, id desc) where unread_by_team <= 0;
create index conversations_unread_by_customer on conversations (user_id) include (unread_by_customer)
  where unread_by_customer > 0;
-- The list of an agent shows conversations with unread messages first (G135): each of the two parts has an index of its own.
create index conversations_unread_of_agent on conversations (agent_id, touched_at desc, id desc) include (unread_by_team)
  where unread_by_team > 0;

-- One message of a conversation. Everyone but the customer of the registration writes for the team.
create table messages (
  id uuid primary key default gen_random_uuid(),
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  sender_id uuid not null references profiles (id),
  message text not null check (length(message) between 1 and 10000),
  -- Read by the other side.
  read boolean not null default false,
  read_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
alter table messages set (autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.05,
  autovacuum_vacuum_insert_scale_factor=0.05);
create index messages_thread on messages (business_registration_id, created_at desc, id desc);
create index messages_unread on messages (business_registration_id, sender_id) where not read;

-- A document that was attached to a message.
create table message_attachments (
  message_id uuid not null references messages (id) on delete cascade,
  document_id uuid not null references documents (id) on delete cascade,
  primary key (message_id, document_id)
);
alter table message_attachments set (autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.05,
  autovacuum_vacuum_insert_scale_factor=0.05);
create index message_attachments_by_document on message_attachments (document_id);

-- Adds new messages to their conversations, creating those that are missing.
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
create trigger count_new_messages after insert on messages
  referencing new table as written for each statement execute function count_new_messages();

-- Corrects the unread counts after messages were marked as read.
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
create trigger count_read_messages after update on messages
  referencing old table as before new table as written for each statement execute function count_read_messages();

-- Copies changed searchable text from `registration_search`.
create function name_conversation() returns trigger language plpgsql as $$
begin
  update conversations set search_text = new.search_text where id = new.id;
  return null;
end $$;
create trigger name_conversation after update on registration_search for each row
  when (old.search_text <> new.search_text) execute function name_conversation();

-- Creates the conversation of a registration when it gets an agent, or copies its new customer and agent.
create function open_conversation() returns trigger language plpgsql as $$
begin
  insert into conversations (id, user_id, agent_id, touched_at, search_text)
    values (new.id, new.user_id, new.assigned_agent_id, new.created_at, text_with_customer(new.company_name, new.user_id))
    on conflict (id) do update set user_id = excluded.user_id, agent_id = excluded.agent_id;
  return null;
end $$;
create trigger open_conversation after update on business_registrations for each row
  when ((old.user_id, old.assigned_agent_id) is distinct from (new.user_id, new.assigned_agent_id))
  execute function open_conversation();
create trigger open_conversations after insert on business_registrations for each row
  when (new.assigned_agent_id is not null) execute function open_conversation();

-- Recomputes time and unread counts of conversations after messages were deleted.
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
create trigger recount_messages after delete on messages
  referencing old table as before for each statement execute function recount_messages();

-- Row-level security

alter table conversations enable row level security;
create policy app on conversations to travessia_app using (true) with check (true);
create policy reader on conversations for select to travessia_reader
  using (coalesce(user_id = (select wall_actor()), false) or coalesce(agent_id = (select wall_actor()), false));
grant select on conversations to travessia_reader;

alter table messages enable row level security;
create policy app on messages to travessia_app using (true) with check (true);
create policy reader on messages for select to travessia_reader
  using (exists (select 1 from business_registrations r where r.id = messages.business_registration_id offset 0));
grant select on messages to travessia_reader;

alter table message_attachments enable row level security;
create policy app on message_attachments to travessia_app using (true) with check (true);
create policy reader on message_attachments for select to travessia_reader
  using (exists (select 1 from documents d where d.id = message_attachments.document_id offset 0));
grant select on message_attachments to travessia_reader;
