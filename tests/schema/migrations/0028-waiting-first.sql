-- What waits for its reader comes first: unread notifications, and documents that the team has to look at. Both indexes hold
-- only what waits, so that they stay small; what comes after has its order by time already.
set local lock_timeout = '5s';
create index notifications_unread_newest on notifications (user_id, created_at desc, id desc) where not read;
drop index notifications_unread;
create index documents_waiting_by_agent on documents (agent_id, created_at desc, id desc) where status = 'submitted';
create index documents_waiting on documents (created_at desc, id desc) where status = 'submitted';
