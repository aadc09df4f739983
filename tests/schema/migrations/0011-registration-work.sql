-- The agent to whom the entry assigned the registration; an entry with two equal statuses changed only the agent.
alter table process_status_history add column agent_id uuid references profiles (id);

create index registrations_unpaid on business_registrations (created_at desc, id desc) where paid_at is null;
