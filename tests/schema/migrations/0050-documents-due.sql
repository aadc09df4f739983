-- The agent's queue: what customers did not send by its day, the longest overdue first.
set local lock_timeout = '5s';
create index documents_due_of_agent on documents (agent_id, due_on, id) include (business_registration_id)
  where due_on is not null and status in ('pending', 'rejected');
