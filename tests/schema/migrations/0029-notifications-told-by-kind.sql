-- What a notification tells, apart from the words: they are written in the language of whoever reads it (L1).
-- Rows of earlier versions, and those written by them while both run, have no kind and show the words they were stored with.
alter table notifications
  add column kind text check (length(kind) between 1 and 60),
  add column facts jsonb check (jsonb_typeof(facts) = 'object'),
  add column category text check (category in ('document', 'status', 'payment', 'general')),
  add check (num_nulls(kind, facts, category) in (0, 3));

-- A name inside the words decides no tab any more (G24); only rows without a category are filed by all their words.
create index notifications_by_tab
  on notifications (user_id, coalesce(category, notification_category(title, message)), created_at desc, id desc);
drop index notifications_by_category;

-- Erasing an agent looks for the notifications that name the agent.
create index notifications_by_agent on notifications ((data ->> 'agentId')) where data ->> 'agentId' is not null;
