set local lock_timeout = '5s';

-- Who had a company when it was approved, and since when: the figures of an agent stay with whoever did the work (G64).
create table agent_approvals (
  business_registration_id uuid primary key references business_registrations (id) on delete cascade,
  agent_id uuid not null references profiles (id),
  started_at timestamptz(3) not null,
  approved_at timestamptz(3) not null
);
create index agent_approvals_newest on agent_approvals (agent_id, approved_at desc, business_registration_id desc)
  include (started_at);

-- How many companies each agent had approved, month by month as they are in São Paulo.
create table agent_months (
  agent_id uuid not null references profiles (id),
  month date not null,
  approved integer not null default 0,
  primary key (agent_id, month)
);
-- The dashboard asks who got most approved in a month.
create index agent_months_most on agent_months (month, approved desc);

create function agent_month_of(at timestamptz) returns date
  language sql stable strict parallel safe
  return date_trunc('month', at at time zone 'America/Sao_Paulo')::date;

-- The work begins with the agent's last assignment; before there is one, with the payment or the order.
create function approval_began(registration uuid, agent uuid, paid timestamptz, created timestamptz) returns timestamptz
  language sql stable
  return coalesce((select max(h.created_at) from process_status_history h
    where h.business_registration_id = registration and h.agent_id = agent), paid, created);

create function keep_new_approvals() returns trigger language plpgsql as $$
begin
  insert into agent_approvals (business_registration_id, agent_id, started_at, approved_at)
    select r.id, r.assigned_agent_id, least(coalesce(r.paid_at, r.created_at), r.approved_at), r.approved_at
    from written r where r.status = 'approved' and r.assigned_agent_id is not null;
  return null;
end $$;
create function keep_approval() returns trigger language plpgsql as $$
begin
  delete from agent_approvals where business_registration_id = new.id;
  if new.status = 'approved' and new.assigned_agent_id is not null then
    insert into agent_approvals (business_registration_id, agent_id, started_at, approved_at)
      values (new.id, new.assigned_agent_id,
        least(approval_began(new.id, new.assigned_agent_id, new.paid_at, new.created_at), new.approved_at), new.approved_at);
  end if;
  return null;
end $$;

create function count_new_approvals() returns trigger language plpgsql as $$
begin
  insert into agent_months as m (agent_id, month, approved)
    select a.agent_id, agent_month_of(a.approved_at), count(*) from written a group by 1, 2 order by 1, 2
    on conflict (agent_id, month) do update set approved = m.approved + excluded.approved;
  return null;
end $$;
create function count_gone_approvals() returns trigger language plpgsql as $$
begin
  insert into agent_months as m (agent_id, month, approved)
    select a.agent_id, agent_month_of(a.approved_at), -count(*) from before a group by 1, 2 order by 1, 2
    on conflict (agent_id, month) do update set approved = m.approved + excluded.approved;
  return null;
end $$;

create trigger count_new_approvals after insert on agent_approvals
  referencing new table as written for each statement execute function count_new_approvals();
create trigger count_gone_approvals after delete on agent_approvals
  referencing old table as before for each statement execute function count_gone_approvals();

create trigger keep_new_approvals after insert on business_registrations
  referencing new table as written for each statement execute function keep_new_approvals();
create trigger keep_approval after update on business_registrations for each row
  when ((old.status = 'approved') <> (new.status = 'approved')) execute function keep_approval();

insert into agent_approvals (business_registration_id, agent_id, started_at, approved_at)
  select r.id, r.assigned_agent_id,
    least(approval_began(r.id, r.assigned_agent_id, r.paid_at, r.created_at), r.approved_at), r.approved_at
  from business_registrations r where r.status = 'approved' and r.assigned_agent_id is not null;
