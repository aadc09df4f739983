-- What an agent needs to work a workflow: who finished a task and why one rests, notes that two people may write, measured time
-- that never runs through a night, and the dates on which papers went to the state and to the tax office.
set local lock_timeout = '5s';

alter table workflow_tasks
  add column status_reason text check (length(status_reason) between 1 and 2000),
  add column finished_by uuid references profiles (id),
  add column notes_version integer not null default 0 check (notes_version >= 0),
  -- Tasks of the template, and those that appear while the tax office does not answer.
  add column origin text not null default 'template' check (origin in ('template', 'ein_follow_up'));
create unique index workflow_tasks_one_follow_up on workflow_tasks (workflow_id)
  where origin = 'ein_follow_up' and task_status not in ('completed', 'cancelled');

-- Ended by the product, because nobody stopped it.
alter table task_time_entries add column cut_off boolean not null default false;
create index task_time_running on task_time_entries (started_at) where ended_at is null;

create table task_time_corrections (
  id uuid primary key default gen_random_uuid(),
  task_id uuid not null references workflow_tasks (id) on delete cascade,
  corrected_by uuid not null references profiles (id),
  minutes integer not null check (minutes <> 0 and minutes between -60000 and 60000),
  reason text not null check (length(reason) between 1 and 500),
  created_at timestamptz(3) not null default now()
);
create index task_time_corrections_by_task on task_time_corrections (task_id, created_at);

alter table company_records add column filed_on date, add column ss4_sent_on date;
create index company_records_without_ein on company_records (ss4_sent_on) where ein is null and ss4_sent_on is not null;

-- How many business days the tax office may be silent before somebody asks.
alter table site_settings add column ein_follow_up_days integer not null default 5 check (ein_follow_up_days between 1 and 60);

-- The tabs of the workspace, for one agent and for all.
create index workflows_active_by_agent on usa_company_workflows (assigned_agent_id, created_at desc, id desc)
  where workflow_status in ('in_progress', 'on_hold');
create index workflows_pending_by_agent on usa_company_workflows (assigned_agent_id, created_at desc, id desc)
  where workflow_status = 'not_started';
create index workflows_over_by_agent on usa_company_workflows (assigned_agent_id, created_at desc, id desc)
  where workflow_status in ('completed', 'cancelled');
create index workflows_active on usa_company_workflows (created_at desc, id desc) where workflow_status in ('in_progress', 'on_hold');
create index workflows_pending on usa_company_workflows (created_at desc, id desc) where workflow_status = 'not_started';
create index workflows_over on usa_company_workflows (created_at desc, id desc) where workflow_status in ('completed', 'cancelled');
