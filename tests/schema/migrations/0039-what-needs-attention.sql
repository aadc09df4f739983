-- What waits for the office (G50): processes without a step for days, disputes that nobody has dealt with, mails that were given up.
set local lock_timeout = '5s';

-- Since when a registration stands as it stands: the last change of its status or agent. Decided ones wait for nobody.
alter table business_registrations add column status_since timestamptz(3);
create function begin_status() returns trigger language plpgsql as $$
begin
  new.status_since := case when tg_op = 'INSERT' then new.created_at else now() end;
  return new;
end $$;
alter table business_registrations disable trigger touch;
update business_registrations r set status_since = coalesce(
    (select max(h.created_at) from process_status_history h where h.business_registration_id = r.id), r.created_at)
  where r.status in ('pending', 'in_review');
alter table business_registrations enable trigger touch;
create trigger begin_status before insert on business_registrations for each row
  when (new.status_since is null) execute function begin_status();
create trigger begin_status_again before update of status, assigned_agent_id on business_registrations for each row
  when ((old.status, old.assigned_agent_id) is distinct from (new.status, new.assigned_agent_id))
  execute function begin_status();
create index registrations_stuck on business_registrations (status_since, id)
  where assigned_agent_id is not null and paid_at is not null and status in ('pending', 'in_review');

-- The same, newest first, for a search among them.
create index registrations_stuck_newest on business_registrations (created_at desc, id desc)
  where assigned_agent_id is not null and paid_at is not null and status in ('pending', 'in_review');

alter table payments
  add column dispute_closed_at timestamptz(3),
  add column dispute_closed_by uuid references profiles (id);
create index payments_disputed on payments (disputed_at desc, id desc)
  where disputed_at is not null and dispute_closed_at is null;

alter table outbox_mails
  add column failed_at timestamptz(3),
  add column failure text check (length(failure) <= 200);
create index outbox_mails_failed on outbox_mails (failed_at desc, id desc) where failed_at is not null;
