-- The browser makes these keys, so that what is sent twice is stored once. Older rows have none.
alter table support_tickets add column client_key uuid;
alter table support_replies add column client_key uuid;
create unique index support_tickets_once on support_tickets (user_id, client_key);
create unique index support_replies_once on support_replies (ticket_id, author_id, client_key);

-- Queues are read by the latest change.
create index support_tickets_latest on support_tickets (updated_at desc, id desc);
create index support_tickets_latest_of_user on support_tickets (user_id, updated_at desc, id desc);

-- The rule of src/features/notifications/rules/category.ts, so that a tab can be read page by page.
create function notification_category(title text, message text) returns text language sql immutable parallel safe
return case
  when lower(title || ' ' || message) like '%documento%' then 'document'
  when lower(title) like '%status%' or lower(title) like '%aprovad%' or lower(title) like '%rejeitad%' then 'status'
  when lower(title || ' ' || message) like '%pagamento%' then 'payment'
  else 'general'
end;
create index notifications_by_category
  on notifications (user_id, notification_category(title, message), created_at desc, id desc);
