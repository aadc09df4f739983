-- A refund takes a commission back by a row of its own with every part negated, so that what was earned and paid stays on record.
-- The version before writes no commission by itself, so nothing of it needs workflow_id to be unique among all rows.
set local lock_timeout = '5s';
alter table agent_commissions
  add column reverses_id uuid references agent_commissions (id),
  drop constraint agent_commissions_subtotal_check,
  drop constraint agent_commissions_complexity_bonus_check,
  drop constraint agent_commissions_speed_bonus_check,
  drop constraint agent_commissions_total_commission_check,
  drop constraint agent_commissions_workflow_id_key,
  add constraint agent_commissions_sign check (
    case when reverses_id is null then least(subtotal, complexity_bonus, speed_bonus, total_commission) >= 0
      else greatest(subtotal, complexity_bonus, speed_bonus, total_commission) <= 0 and reverses_id <> id end);
create unique index commissions_one_per_workflow on agent_commissions (workflow_id) where reverses_id is null;
create index commissions_by_workflow on agent_commissions (workflow_id);
create unique index commissions_one_reversal on agent_commissions (reverses_id);

-- A reversal is the exact opposite of what it takes back, and neither of the two changes afterwards.
create function check_commission_reversal() returns trigger language plpgsql as $$
begin
  if new.reverses_id is not null and not exists (select 1 from agent_commissions c where c.id = new.reverses_id
      and c.reverses_id is null and c.agent_id = new.agent_id and c.workflow_id = new.workflow_id
      and c.subtotal = -new.subtotal and c.complexity_bonus = -new.complexity_bonus and c.speed_bonus = -new.speed_bonus) then
    raise exception 'a reversal has to be the opposite of its commission' using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and exists (select 1 from agent_commissions c where c.reverses_id = old.id) then
    raise exception 'a commission that was taken back does not change' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_commission_reversal
  before insert or update of reverses_id, agent_id, workflow_id, subtotal, complexity_bonus, speed_bonus, total_commission
  on agent_commissions for each row execute function check_commission_reversal();

-- `earned` stays what is left after reversals; how much of it was taken back, and in how many rows, stands beside it.
alter table commission_months
  add column reversals integer not null default 0,
  add column reversed bigint not null default 0;
create or replace function keep_commission_months(changed jsonb) returns void language sql
begin atomic
  insert into commission_months as m (agent_id, month, commissions, paid_commissions, earned, paid, reversals, reversed)
    select c.agent_id, date_trunc('month', c.commission_date)::date, sum(c.sign), coalesce(sum(c.sign) filter (where c.is_paid), 0),
      sum(c.sign * c.total_commission), coalesce(sum(c.sign * c.total_commission) filter (where c.is_paid), 0),
      coalesce(sum(c.sign) filter (where c.reverses_id is not null), 0),
      coalesce(sum(c.sign * c.total_commission) filter (where c.reverses_id is not null), 0)
    from jsonb_to_recordset(changed) c (agent_id uuid, commission_date date, total_commission bigint, is_paid boolean,
      reverses_id uuid, sign integer)
    group by 1, 2 order by 1, 2
  on conflict (agent_id, month) do update set commissions = m.commissions + excluded.commissions,
    paid_commissions = m.paid_commissions + excluded.paid_commissions, earned = m.earned + excluded.earned, paid = m.paid + excluded.paid,
    reversals = m.reversals + excluded.reversals, reversed = m.reversed + excluded.reversed;
end;
create or replace function keep_commissions_of_new() returns trigger language plpgsql as $$
begin
  perform keep_commission_months(jsonb_agg(to_jsonb(w) || '{"sign": 1}')) from written w;
  return null;
end $$;
create or replace function keep_commissions_of_gone() returns trigger language plpgsql as $$
begin
  perform keep_commission_months(jsonb_agg(to_jsonb(b) || '{"sign": -1}')) from before b;
  return null;
end $$;
create or replace function keep_commissions_of_changed() returns trigger language plpgsql as $$
begin
  perform keep_commission_months(jsonb_agg(changed.row))
    from (select to_jsonb(w) || '{"sign": 1}' as row from written w union all select to_jsonb(b) || '{"sign": -1}' from before b) changed;
  return null;
end $$;
