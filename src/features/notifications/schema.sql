-- needs: people

-- The same rule as in src/features/notifications/rules/category.ts (G24), for rows without a stored category: as an indexed expression it
-- makes each tab readable in keyset pages.
create function notification_category(title text, message text) returns text language sql immutable parallel safe
return case
  when lower(title || ' ' || message) like '%documento%' then 'document'
  when lower(title) like '%status%' or lower(title) like '%aprovad%' or lower(title) like '%rejeitad%' then 'status'
  when lower(title || ' ' || message) like '%pagamento%' then 'payment'
  else 'general'
end;

-- One notification of one reader: an event that concerns them, shown in the product and sent by the channels they chose.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  -- The Portuguese text; shown as it is only where `kind` is null.
  title text not null check (length(title) between 1 and 200),
  message text not null check (length(message) between 1 and 2000),
  event text not null,
  -- Ids of the records that the notification is about; its link is made from them.
  data jsonb not null default '{}',
  read boolean not null default false,
  created_at timestamptz(3) not null default now(),
  -- The text is made from `kind` and `facts` when it is read, in the language of its reader (L1).
  -- All three columns are null in rows written by earlier versions, which show the stored title and message.
  kind text check (length(kind) between 1 and 60),
  facts jsonb check (jsonb_typeof(facts) = 'object'),
  category text check (category in ('document', 'status', 'payment', 'general')),
  constraint notifications_check check (num_nulls(kind, facts, category) in (0, 3))
);
alter table notifications set (
  autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_scale_factor=0.05, autovacuum_vacuum_insert_scale_factor=0.05);
-- Erasing an agent finds the notifications that name the agent.
create index notifications_by_agent on notifications ((data ->> 'agentId')) where data ->> 'agentId' is not null;
-- Finds the notifications about a registration: to mark them as read, to remind only once, to replace an order and to erase. Includes the
-- reader, because a generic plan (without the parameters' values) would otherwise choose an index on the reader alone.
create index notifications_by_registration on notifications ((data ->> 'registrationId'), user_id)
  where data ->> 'registrationId' is not null;
create index notifications_by_tab on notifications
  (user_id, coalesce(category, notification_category(title, message)), created_at desc, id desc);
-- Erasing a person finds the notifications about their tickets (src/features/notifications/server/personal-data.ts).
create index notifications_by_ticket on notifications ((data ->> 'ticketId')) where data ->> 'ticketId' is not null;
create index notifications_by_user on notifications (user_id, created_at desc, id desc);
create index notifications_unread_newest on notifications (user_id, created_at desc, id desc) where not read;

-- Row-level security

alter table notifications enable row level security;
create policy app on notifications to travessia_app using (true) with check (true);
create policy reader on notifications for select to travessia_reader
  using (user_id = (select wall_actor()));
grant select on notifications to travessia_reader;
