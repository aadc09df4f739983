-- needs: catalog, people, registrations

-- The work of an agent on one registration: a set of tasks made from a template. A registration has at most one that is not cancelled.
create table usa_company_workflows (
  id uuid primary key default gen_random_uuid(),
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  company_type text not null references company_types (name) ON UPDATE cascade,
  state_code char(2) not null references states (abbreviation),
  -- Follows the agent of the registration.
  assigned_agent_id uuid references profiles (id),
  estimated_completion_days integer not null check (estimated_completion_days >= 1),
  workflow_status text not null default 'not_started' check (workflow_status in ('not_started', 'in_progress', 'completed', 'on_hold',
    'cancelled')),
  actual_start_date timestamptz(3),
  actual_completion_date timestamptz(3),
  complexity_score integer not null default 1 check (complexity_score between 1 and 5),
  cancel_reason text check (length(cancel_reason) <= 2000),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint usa_company_workflows_check check (workflow_status <> 'completed' or actual_completion_date is not null),
  constraint usa_company_workflows_check1 check (workflow_status <> 'cancelled' or cancel_reason is not null)
);
create index workflows_active on usa_company_workflows (created_at desc, id desc) where workflow_status in ('in_progress', 'on_hold');
-- Each tab of the workspace (active, pending, completed) has an index for all workflows and one per agent.
create index workflows_active_by_agent on usa_company_workflows (assigned_agent_id, created_at desc, id desc)
  where workflow_status in ('in_progress', 'on_hold');
create index workflows_by_agent on usa_company_workflows (assigned_agent_id, created_at desc, id desc);
create index workflows_by_registration on usa_company_workflows (business_registration_id);
create index workflows_by_status on usa_company_workflows (workflow_status, created_at desc, id desc);
create index workflows_newest on usa_company_workflows (created_at desc, id desc);
create unique index workflows_one_open on usa_company_workflows (business_registration_id) where workflow_status <> 'cancelled';
-- The open work of an agent, for handing over all of it.
create index workflows_open_by_agent on usa_company_workflows (assigned_agent_id, created_at desc, id desc)
  where workflow_status not in ('completed', 'cancelled');
create index workflows_over on usa_company_workflows (created_at desc, id desc) where workflow_status in ('completed', 'cancelled');
create index workflows_over_by_agent on usa_company_workflows (assigned_agent_id, created_at desc, id desc)
  where workflow_status in ('completed', 'cancelled');
create index workflows_pending on usa_company_workflows (created_at desc, id desc) where workflow_status = 'not_started';
create index workflows_pending_by_agent on usa_company_workflows (assigned_agent_id, created_at desc, id desc)
  where workflow_status = 'not_started';
create trigger touch before update on usa_company_workflows for each row execute function touch_updated_at();

-- The tasks from which the workflows of one company type are made; one template per type is active.
create table workflow_templates (
  id uuid primary key default gen_random_uuid(),
  -- The key in the reference data; null for templates that an admin added.
  reference_key text unique,
  company_type text not null references company_types (name) ON UPDATE cascade,
  is_active boolean not null default true,
  estimated_total_hours numeric(7,2) not null check (estimated_total_hours > 0::numeric),
  -- Shape: src/features/workflows/rules/template.ts.
  tasks jsonb not null check (jsonb_typeof(tasks) = 'array'),
  -- Null until an admin changes the template; from then on the reference data leaves it alone.
  edited_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  version integer not null default 1,
  edited_by uuid references profiles (id)
);
create unique index workflow_templates_one_active on workflow_templates (company_type) where is_active;

-- One task of a workflow.
create table workflow_tasks (
  id uuid primary key default gen_random_uuid(),
  workflow_id uuid not null references usa_company_workflows (id) on delete cascade,
  task_name text not null check (length(task_name) between 1 and 200),
  task_description text check (length(task_description) <= 2000),
  task_order integer not null check (task_order >= 1),
  estimated_hours numeric(6,2) not null check (estimated_hours >= 0::numeric),
  -- Sum of time entries and corrections, written whenever one of them changes.
  actual_hours numeric(8,2) not null default 0 check (actual_hours >= 0::numeric),
  -- Names of the documents that the task needs and produces.
  documents_required text[] not null default '{}',
  documents_generated text[] not null default '{}',
  depends_on_task_id uuid references workflow_tasks (id) on delete set null,
  assigned_to uuid references profiles (id),
  task_status text not null default 'pending' check (task_status in ('pending', 'in_progress', 'completed', 'blocked', 'cancelled')),
  started_at timestamptz(3),
  completed_at timestamptz(3),
  notes text check (length(notes) <= 10000),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  status_reason text check (length(status_reason) between 1 and 2000),
  finished_by uuid references profiles (id),
  -- Optimistic lock of `notes`, which the workspace saves while the agent types.
  notes_version integer not null default 0 check (notes_version >= 0),
  -- `ein_follow_up`: added by a job while the tax office does not answer (G104).
  origin text not null default 'template' check (origin in ('template', 'ein_follow_up')),
  constraint workflow_tasks_check check (depends_on_task_id <> id),
  constraint workflow_tasks_workflow_id_task_order_key unique (workflow_id, task_order)
);
create index workflow_tasks_by_assignee on workflow_tasks (assigned_to, task_status);
create index workflow_tasks_dependents on workflow_tasks (depends_on_task_id);
create unique index workflow_tasks_one_follow_up on workflow_tasks (workflow_id)
  where origin = 'ein_follow_up' and task_status not in ('completed', 'cancelled');
create trigger touch before update on workflow_tasks for each row execute function touch_updated_at();

-- Minutes that were added to or removed from the measured time of a task, with the reason (G103).
create table task_time_corrections (
  id uuid primary key default gen_random_uuid(),
  task_id uuid not null references workflow_tasks (id) on delete cascade,
  corrected_by uuid not null references profiles (id),
  minutes integer not null check (minutes <> 0 and minutes between '-60000' and 60000),
  reason text not null check (length(reason) between 1 and 500),
  created_at timestamptz(3) not null default now()
);
create index task_time_corrections_by_task on task_time_corrections (task_id, created_at);

-- One stretch of time that an agent worked on a task, measured by the timer; it is running while `ended_at` is null.
create table task_time_entries (
  id uuid primary key default gen_random_uuid(),
  task_id uuid not null references workflow_tasks (id) on delete cascade,
  agent_id uuid not null references profiles (id),
  started_at timestamptz(3) not null,
  ended_at timestamptz(3),
  -- The agent did not stop the timer, so it was ended after a working day (G103).
  cut_off boolean not null default false,
  constraint task_time_entries_check check (ended_at is null or ended_at >= started_at)
);
create index task_time_by_task on task_time_entries (task_id, started_at);
create unique index task_time_one_running on task_time_entries (agent_id) where ended_at is null;
create index task_time_running on task_time_entries (started_at) where ended_at is null;

-- When the running workflow of a registration should be finished; null if none is in progress. See business_registrations.filing_until.
create function filing_until_of(registration uuid) returns timestamptz
  language sql stable
  return (select max(coalesce(w.actual_start_date, w.created_at) + w.estimated_completion_days * interval '24 hours')
    from usa_company_workflows w where w.business_registration_id = registration and w.workflow_status = 'in_progress');

-- These triggers keep business_registrations.filing_until.
create function keep_filing() returns trigger language plpgsql as $$
declare
  registration uuid := coalesce(new.business_registration_id, old.business_registration_id);
  ends timestamptz(3) := filing_until_of(registration);
begin
  update business_registrations set filing_until = ends where id = registration and filing_until is distinct from ends;
  return null;
end $$;
create trigger keep_filing after update on usa_company_workflows for each row
  when ((old.workflow_status, old.actual_start_date, old.estimated_completion_days)
    is distinct from (new.workflow_status, new.actual_start_date, new.estimated_completion_days))
  execute function keep_filing();
create trigger keep_filing_of_gone after delete on usa_company_workflows for each row
  when (old.workflow_status = 'in_progress') execute function keep_filing();

create function keep_filing_of_new() returns trigger language plpgsql as $$
begin
  update business_registrations r set filing_until = filing_until_of(r.id)
    where r.id in (select w.business_registration_id from written w where w.workflow_status = 'in_progress');
  return null;
end $$;
create trigger keep_filing_of_new after insert on usa_company_workflows
  referencing new table as written for each statement execute function keep_filing_of_new();

-- Row-level security

alter table usa_company_workflows enable row level security;
create policy app on usa_company_workflows to travessia_app using (true) with check (true);
create policy reader on usa_company_workflows for select to travessia_reader
  using (exists (select 1 from business_registrations r where r.id = usa_company_workflows.business_registration_id
      and r.assigned_agent_id = (select wall_actor()) offset 0));
grant select on usa_company_workflows to travessia_reader;

grant select on workflow_templates to travessia_reader;

alter table workflow_tasks enable row level security;
create policy app on workflow_tasks to travessia_app using (true) with check (true);
create policy reader on workflow_tasks for select to travessia_reader
  using (exists (select 1 from usa_company_workflows w join business_registrations r ON r.id = w.business_registration_id
    where w.id = workflow_tasks.workflow_id
      and r.assigned_agent_id = (select wall_actor()) offset 0));
grant select on workflow_tasks to travessia_reader;

alter table task_time_corrections enable row level security;
create policy app on task_time_corrections to travessia_app using (true) with check (true);
create policy reader on task_time_corrections for select to travessia_reader
  using (exists (select 1 from workflow_tasks t where t.id = task_time_corrections.task_id offset 0));
grant select on task_time_corrections to travessia_reader;

alter table task_time_entries enable row level security;
create policy app on task_time_entries to travessia_app using (true) with check (true);
create policy reader on task_time_entries for select to travessia_reader
  using (exists (select 1 from workflow_tasks t where t.id = task_time_entries.task_id offset 0));
grant select on task_time_entries to travessia_reader;

-- What customers and agents read of workflows: the customer sees neither the complexity nor why the team cancelled it.
create view travessia_reader.usa_company_workflows as
  select id, business_registration_id, company_type, state_code, assigned_agent_id, estimated_completion_days, workflow_status,
    actual_start_date, actual_completion_date,
    case when (exists (select 1 from business_registrations r where r.id = t.business_registration_id
      and r.assigned_agent_id = (select wall_actor()) offset 0)) then complexity_score end as complexity_score,
    case when (exists (select 1 from business_registrations r where r.id = t.business_registration_id
      and r.assigned_agent_id = (select wall_actor()) offset 0)) then cancel_reason end as cancel_reason,
    created_at, updated_at
  from usa_company_workflows t
  where nullif((exists (select 1 from business_registrations r where r.id = t.business_registration_id
    and (coalesce(r.user_id = (select wall_actor()), false)
    or coalesce(r.assigned_agent_id = (select wall_actor()), false)) offset 0)), false) is not null;
grant select on travessia_reader.usa_company_workflows to travessia_reader;
