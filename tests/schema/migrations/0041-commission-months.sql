-- What each agent earned, got and is owed in each month, kept by the transactions that change commissions: the screen of an
-- office with years of commissions reads a few rows. `commission_date` is a day of São Paulo.
set local lock_timeout = '5s';
create table commission_months (
  agent_id uuid not null references profiles (id),
  month date not null check (extract(day from month) = 1),
  commissions integer not null,
  paid_commissions integer not null,
  earned bigint not null,
  paid bigint not null,
  primary key (agent_id, month)
);
create index commission_months_of_month on commission_months (month, agent_id);
create index commission_months_open on commission_months (month, agent_id) where paid_commissions < commissions;
create index commissions_unpaid_by_agent on agent_commissions (agent_id, commission_date desc, id desc) where not is_paid;

-- Rows in one order, so that two transactions that change several agents do not wait for each other.
create function keep_commission_months(changed jsonb) returns void language sql
begin atomic
  insert into commission_months as m (agent_id, month, commissions, paid_commissions, earned, paid)
    select c.agent_id, date_trunc('month', c.commission_date)::date, sum(c.sign), coalesce(sum(c.sign) filter (where c.is_paid), 0),
      sum(c.sign * c.total_commission), coalesce(sum(c.sign * c.total_commission) filter (where c.is_paid), 0)
    from jsonb_to_recordset(changed) c (agent_id uuid, commission_date date, total_commission bigint, is_paid boolean, sign integer)
    group by 1, 2 order by 1, 2
  on conflict (agent_id, month) do update set commissions = m.commissions + excluded.commissions,
    paid_commissions = m.paid_commissions + excluded.paid_commissions, earned = m.earned + excluded.earned, paid = m.paid + excluded.paid;
end;
create function keep_commissions_of_new() returns trigger language plpgsql as $$
begin
  perform keep_commission_months(jsonb_agg(jsonb_build_object('agent_id', agent_id, 'commission_date', commission_date,
    'total_commission', total_commission, 'is_paid', is_paid, 'sign', 1))) from written;
  return null;
end $$;
create function keep_commissions_of_gone() returns trigger language plpgsql as $$
begin
  perform keep_commission_months(jsonb_agg(jsonb_build_object('agent_id', agent_id, 'commission_date', commission_date,
    'total_commission', total_commission, 'is_paid', is_paid, 'sign', -1))) from before;
  return null;
end $$;
create function keep_commissions_of_changed() returns trigger language plpgsql as $$
begin
  perform keep_commission_months(jsonb_agg(jsonb_build_object('agent_id', agent_id, 'commission_date', commission_date,
    'total_commission', total_commission, 'is_paid', is_paid, 'sign', sign)))
    from (select *, 1 as sign from written union all select *, -1 from before) changed;
  return null;
end $$;

insert into commission_months (agent_id, month, commissions, paid_commissions, earned, paid)
  select agent_id, date_trunc('month', commission_date)::date, count(*), count(*) filter (where is_paid),
    sum(total_commission), coalesce(sum(total_commission) filter (where is_paid), 0)
  from agent_commissions group by 1, 2;

create trigger keep_commissions_of_new after insert on agent_commissions
  referencing new table as written for each statement execute function keep_commissions_of_new();
create trigger keep_commissions_of_gone after delete on agent_commissions
  referencing old table as before for each statement execute function keep_commissions_of_gone();
create trigger keep_commissions_of_changed after update on agent_commissions
  referencing old table as before new table as written for each statement execute function keep_commissions_of_changed();
