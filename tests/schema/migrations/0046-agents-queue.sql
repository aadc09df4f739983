set local lock_timeout = '5s';

-- Until when the running workflow of a registration should be finished (its start and the estimated days); null while none is in
-- progress. It tells what is being filed (E3) and what is late, in indexes that begin with the agent. Whoever changes a workflow
-- locks its registration first, as assigning an agent does, because the trigger writes to it.
alter table business_registrations add column filing_until timestamptz(3);

create function filing_until_of(registration uuid) returns timestamptz
  language sql stable
  return (select max(coalesce(w.actual_start_date, w.created_at) + w.estimated_completion_days * interval '24 hours')
    from usa_company_workflows w where w.business_registration_id = registration and w.workflow_status = 'in_progress');

create function keep_filing_of_new() returns trigger language plpgsql as $$
begin
  update business_registrations r set filing_until = filing_until_of(r.id)
    where r.id in (select w.business_registration_id from written w where w.workflow_status = 'in_progress');
  return null;
end $$;
create function keep_filing() returns trigger language plpgsql as $$
declare
  registration uuid := coalesce(new.business_registration_id, old.business_registration_id);
  ends timestamptz(3) := filing_until_of(registration);
begin
  update business_registrations set filing_until = ends where id = registration and filing_until is distinct from ends;
  return null;
end $$;

alter table business_registrations disable trigger touch;
update business_registrations r set filing_until = filing_until_of(r.id)
  where r.id in (select w.business_registration_id from usa_company_workflows w where w.workflow_status = 'in_progress');
alter table business_registrations enable trigger touch;

create trigger keep_filing_of_new after insert on usa_company_workflows
  referencing new table as written for each statement execute function keep_filing_of_new();
create trigger keep_filing after update on usa_company_workflows for each row
  when ((old.workflow_status, old.actual_start_date, old.estimated_completion_days)
    is distinct from (new.workflow_status, new.actual_start_date, new.estimated_completion_days))
  execute function keep_filing();
create trigger keep_filing_of_gone after delete on usa_company_workflows for each row
  when (old.workflow_status = 'in_progress') execute function keep_filing();

-- The agent's filters 'Em análise' and 'Em registro', which no status tells apart.
create index registrations_agent_review on business_registrations (assigned_agent_id, created_at desc, id desc)
  where status = 'pending' or (status = 'in_review' and filing_until is null);
create index registrations_agent_filing on business_registrations (assigned_agent_id, created_at desc, id desc)
  where status = 'in_review' and filing_until is not null;

-- The agent's queue: each index has one reason to hurry, the most urgent first.
create index registrations_agent_overdue on business_registrations (assigned_agent_id, filing_until, id)
  where filing_until is not null and status in ('pending', 'in_review', 'documents_required');
create index registrations_agent_standing on business_registrations (assigned_agent_id, status, status_since, id)
  where paid_at is not null and status in ('pending', 'in_review', 'documents_required');
create index documents_waiting_longest on documents (agent_id, updated_at, id) include (business_registration_id)
  where status = 'submitted';
-- How long a status usually lasts: the newest changes that left it.
create index status_history_left on process_status_history (old_status, created_at desc, id desc)
  include (business_registration_id) where old_status <> new_status;
