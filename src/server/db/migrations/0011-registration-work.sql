-- The agent it was given to; an entry whose two statuses are the same changed nothing else.
alter table process_status_history add column agent_id uuid references profiles (id);

create index registrations_unpaid on business_registrations (created_at desc, id desc) where paid_at is null;
