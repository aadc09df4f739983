create table usa_company_workflows (
  id uuid primary key default gen_random_uuid(),
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  company_type text not null references company_types (name) on update cascade,
  state_code char(2) not null references states (abbreviation),
  assigned_agent_id uuid references profiles (id),
  estimated_completion_days integer not null check (estimated_completion_days >= 1),
  workflow_status text not null default 'not_started'
    check (workflow_status in ('not_started', 'in_progress', 'completed', 'on_hold', 'cancelled')),
  actual_start_date timestamptz(3),
  actual_completion_date timestamptz(3),
  complexity_score integer not null default 1 check (complexity_score between 1 and 5),
  cancel_reason text check (length(cancel_reason) <= 2000),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (workflow_status <> 'completed' or actual_completion_date is not null),
  check (workflow_status <> 'cancelled' or cancel_reason is not null)
);
create unique index workflows_one_open on usa_company_workflows (business_registration_id) where workflow_status <> 'cancelled';
create index workflows_by_registration on usa_company_workflows (business_registration_id);
create index workflows_by_agent on usa_company_workflows (assigned_agent_id, created_at desc, id desc);
create index workflows_newest on usa_company_workflows (created_at desc, id desc);
create index workflows_by_status on usa_company_workflows (workflow_status, created_at desc, id desc);

create table workflow_tasks (
  id uuid primary key default gen_random_uuid(),
  workflow_id uuid not null references usa_company_workflows (id) on delete cascade,
  task_name text not null check (length(task_name) between 1 and 200),
  task_description text check (length(task_description) <= 2000),
  task_order integer not null check (task_order >= 1),
  estimated_hours numeric(6, 2) not null check (estimated_hours >= 0),
  actual_hours numeric(8, 2) not null default 0 check (actual_hours >= 0),
  documents_required text[] not null default '{}',
  documents_generated text[] not null default '{}',
  depends_on_task_id uuid references workflow_tasks (id) on delete set null,
  assigned_to uuid references profiles (id),
  task_status text not null default 'pending'
    check (task_status in ('pending', 'in_progress', 'completed', 'blocked', 'cancelled')),
  started_at timestamptz(3),
  completed_at timestamptz(3),
  notes text check (length(notes) <= 10000),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (workflow_id, task_order),
  check (depends_on_task_id <> id)
);
create index workflow_tasks_by_assignee on workflow_tasks (assigned_to, task_status);
create index workflow_tasks_dependents on workflow_tasks (depends_on_task_id);

create table task_time_entries (
  id uuid primary key default gen_random_uuid(),
  task_id uuid not null references workflow_tasks (id) on delete cascade,
  agent_id uuid not null references profiles (id),
  started_at timestamptz(3) not null,
  ended_at timestamptz(3),
  check (ended_at is null or ended_at >= started_at)
);
create unique index task_time_one_running on task_time_entries (agent_id) where ended_at is null;
create index task_time_by_task on task_time_entries (task_id, started_at);

create table agent_commissions (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references profiles (id),
  workflow_id uuid not null unique references usa_company_workflows (id),
  commission_date date not null,
  subtotal integer not null check (subtotal >= 0),
  complexity_bonus integer not null check (complexity_bonus >= 0),
  speed_bonus integer not null check (speed_bonus >= 0),
  total_commission integer not null check (total_commission >= 0),
  rule jsonb not null,
  is_paid boolean not null default false,
  paid_at timestamptz(3),
  paid_by uuid references profiles (id),
  created_at timestamptz(3) not null default now(),
  check (total_commission = subtotal + complexity_bonus + speed_bonus),
  check (is_paid = (paid_at is not null))
);
create index commissions_by_agent on agent_commissions (agent_id, commission_date desc, id desc);
create index commissions_newest on agent_commissions (commission_date desc, id desc);
create index commissions_unpaid on agent_commissions (commission_date desc, id desc) where not is_paid;

create table handover_requests (
  id uuid primary key default gen_random_uuid(),
  business_registration_id uuid not null references business_registrations (id) on delete cascade,
  from_agent_id uuid not null references profiles (id),
  to_agent_id uuid references profiles (id),
  reason text not null check (length(reason) between 1 and 2000),
  status text not null default 'open' check (status in ('open', 'accepted', 'declined')),
  decided_by uuid references profiles (id),
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  check ((status = 'open') = (decided_at is null))
);
create unique index handover_one_open on handover_requests (business_registration_id) where status = 'open';
create index handover_queue on handover_requests (status, created_at desc, id desc);
