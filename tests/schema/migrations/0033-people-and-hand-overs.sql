set local lock_timeout = '5s';

-- Two people who edit one person at once: the second has to have seen what the first one wrote (G60).
alter table profiles
  add column version integer not null default 1,
  add column edited_at timestamptz(3),
  add column edited_by uuid references profiles (id);
create function count_versions_of_person() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  -- A change that does not say who made it leaves no earlier name behind.
  if new.edited_at is not distinct from old.edited_at then
    new.edited_at := now();
    new.edited_by := null;
  end if;
  return new;
end $$;
create trigger profiles_versions before update on profiles for each row
  when ((old.name, old.role, old.region, old.agent_active) is distinct from (new.name, new.role, new.region, new.agent_active))
  execute function count_versions_of_person();

-- Disabled accounts are few: their indexes hold nobody else.
create index profiles_disabled on profiles (created_at desc, id desc) include (search_text, erased_at) where banned;
create index profiles_disabled_by_role on profiles (role, created_at desc, id desc) include (search_text, erased_at) where banned;
-- Whether an agent gets new work (E5); a number, because a condition that is no single column would be taken apart.
create index profiles_agents on profiles ((case when agent_active and not banned then 1 else 0 end), created_at desc, id desc)
  include (search_text, erased_at) where role = 'agent';

-- Why an admin declined to hand a process over; the agent who asked reads it.
alter table handover_requests add column decision_reason text check (length(decision_reason) between 1 and 2000);
create index handover_newest on handover_requests (created_at desc, id desc);
-- What an agent has to do, for the hand-over of all of it.
create index workflows_open_by_agent on usa_company_workflows (assigned_agent_id, created_at desc, id desc)
  where workflow_status not in ('completed', 'cancelled');
