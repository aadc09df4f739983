-- needs: catalog, people, workflows
-- What agents earn with completed workflows. All amounts are in cents.

-- The commission of an agent for a completed workflow (E9), or the reversal of one after a full refund (G132).
create table agent_commissions (
  id uuid primary key default gen_random_uuid(),
  agent_id uuid not null references profiles (id),
  workflow_id uuid not null references usa_company_workflows (id),
  commission_date date not null,
  subtotal integer not null,
  complexity_bonus integer not null,
  speed_bonus integer not null,
  total_commission integer not null,
  -- The rule, complexity and working days from which the commission was calculated.
  rule jsonb not null,
  is_paid boolean not null default false,
  paid_at timestamptz(3),
  paid_by uuid references profiles (id),
  created_at timestamptz(3) not null default now(),
  -- The commission that this row reverses; its amounts are then negative.
  reverses_id uuid references agent_commissions (id),
  constraint agent_commissions_check check (total_commission = (subtotal + complexity_bonus + speed_bonus)),
  constraint agent_commissions_check1 check (is_paid = (paid_at is not null)),
  constraint agent_commissions_sign check (
    case when reverses_id is null then least(subtotal, complexity_bonus, speed_bonus, total_commission) >= 0
      else greatest(subtotal, complexity_bonus, speed_bonus, total_commission) <= 0 and reverses_id <> id end)
);
create index commissions_by_agent on agent_commissions (agent_id, commission_date desc, id desc);
create index commissions_by_workflow on agent_commissions (workflow_id);
create index commissions_newest on agent_commissions (commission_date desc, id desc);
create unique index commissions_one_per_workflow on agent_commissions (workflow_id) where reverses_id is null;
create unique index commissions_one_reversal on agent_commissions (reverses_id);
create index commissions_unpaid on agent_commissions (commission_date desc, id desc) where not is_paid;
create index commissions_unpaid_by_agent on agent_commissions (agent_id, commission_date desc, id desc) where not is_paid;

-- Counts and sums of the commissions of an agent in a month (G92), kept by triggers of `agent_commissions`.
create table commission_months (
  agent_id uuid not null references profiles (id),
  -- First day of the month.
  month date not null check (EXTRACT(day from month) = 1::numeric),
  -- Counts and sums include reversals, whose amounts are negative.
  commissions integer not null,
  paid_commissions integer not null,
  earned bigint not null,
  paid bigint not null,
  -- The reversals among them: their number and their sum, which is negative.
  reversals integer not null default 0,
  reversed bigint not null default 0,
  primary key (agent_id, month)
);
create index commission_months_of_month on commission_months (month, agent_id);
create index commission_months_open on commission_months (month, agent_id) where paid_commissions < commissions;

-- How the commission is calculated for a type of company in a state (G36).
create table commission_rules (
  id uuid primary key default gen_random_uuid(),
  company_type text not null references company_types (name) ON UPDATE cascade,
  state_code char(2) not null references states (abbreviation),
  base_commission integer not null check (base_commission >= 0),
  state_multiplier numeric(5,2) not null check (state_multiplier > 0::numeric),
  -- Fractions: 0.1 is 10 percent.
  complexity_bonus_percent numeric(5,4) not null check (complexity_bonus_percent >= 0::numeric and complexity_bonus_percent <= 1::numeric),
  speed_bonus_percent numeric(5,4) not null check (speed_bonus_percent >= 0::numeric and speed_bonus_percent <= 1::numeric),
  -- The speed bonus is paid for work of at most this many days.
  speed_threshold_days integer not null check (speed_threshold_days >= 1),
  is_active boolean not null default true,
  display_order integer not null default 0,
  edited_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  -- Optimistic lock.
  version integer not null default 1,
  edited_by uuid references profiles (id),
  constraint commission_rules_company_type_state_code_key unique (company_type, state_code)
);
create index commission_rules_shown on commission_rules (display_order, id) where is_active;

-- Checks that a reversal has exactly the opposite amounts of its commission, and that a reversed commission does not change.
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

-- Adds commissions to the months of their agents; `sign` is 1 for a new row and -1 for a former one. Rows are written in one order, so
-- that two transactions about several agents do not end in a deadlock.
create function keep_commission_months(changed jsonb) returns void language sql
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

-- Subtracts the former values of changed commissions from `commission_months` and adds the new ones.
create function keep_commissions_of_changed() returns trigger language plpgsql as $$
begin
  perform keep_commission_months(jsonb_agg(changed.row))
    from (select to_jsonb(w) || '{"sign": 1}' as row from written w union all select to_jsonb(b) || '{"sign": -1}' from before b) changed;
  return null;
end $$;
create trigger keep_commissions_of_changed after update on agent_commissions
  referencing old table as before new table as written for each statement execute function keep_commissions_of_changed();

-- Subtracts deleted commissions from `commission_months`.
create function keep_commissions_of_gone() returns trigger language plpgsql as $$
begin
  perform keep_commission_months(jsonb_agg(to_jsonb(b) || '{"sign": -1}')) from before b;
  return null;
end $$;
create trigger keep_commissions_of_gone after delete on agent_commissions
  referencing old table as before for each statement execute function keep_commissions_of_gone();

-- Adds new commissions to `commission_months`.
create function keep_commissions_of_new() returns trigger language plpgsql as $$
begin
  perform keep_commission_months(jsonb_agg(to_jsonb(w) || '{"sign": 1}')) from written w;
  return null;
end $$;
create trigger keep_commissions_of_new after insert on agent_commissions
  referencing new table as written for each statement execute function keep_commissions_of_new();

-- Row-level security

alter table agent_commissions enable row level security;
create policy app on agent_commissions to travessia_app using (true) with check (true);
create policy reader on agent_commissions for select to travessia_reader
  using (agent_id = (select wall_actor()));
grant select on agent_commissions to travessia_reader;

alter table commission_months enable row level security;
create policy app on commission_months to travessia_app using (true) with check (true);
create policy reader on commission_months for select to travessia_reader
  using (agent_id = (select wall_actor()));
grant select on commission_months to travessia_reader;

grant select on commission_rules to travessia_reader;
