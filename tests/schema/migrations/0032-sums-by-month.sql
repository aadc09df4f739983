-- The office's dashboard looks at months (E4). Their sums are kept like the others (0018), each under the scope `month:2026-11`:
-- months as they are in São Paulo.
set local lock_timeout = '5s';
create function month_of(at timestamptz) returns text
  language sql stable strict parallel safe
  return 'month:' || to_char(at at time zone 'America/Sao_Paulo', 'YYYY-MM');

create or replace function keep_counts_of_new() returns trigger language plpgsql as $$
begin
  insert into kept_changes (scope, name, change)
    select s.scope, 'registrations.' || r.status, count(*)
    from written r cross join lateral (values ('all'), (r.assigned_agent_id::text)) s (scope)
    where s.scope is not null group by 1, 2
    union all
    select m.month, m.name, count(*) from written r cross join lateral months_of(r.created_at, r.paid_at, r.approved_at) m group by 1, 2;
  return null;
end $$;
create or replace function keep_counts_of_gone() returns trigger language plpgsql as $$
begin
  insert into kept_changes (scope, name, change)
    select s.scope, 'registrations.' || r.status, -count(*)
    from before r cross join lateral (values ('all'), (r.assigned_agent_id::text)) s (scope)
    where s.scope is not null group by 1, 2
    union all
    select m.month, m.name, -count(*) from before r cross join lateral months_of(r.created_at, r.paid_at, r.approved_at) m group by 1, 2;
  return null;
end $$;

-- What one registration adds to the sums of its months: when it was ordered, paid and approved.
create function months_of(created timestamptz, paid timestamptz, approved timestamptz)
returns table (month text, name text) language sql stable as $$
  select m.month, m.name from (values (month_of(created), 'registrations.new'), (month_of(paid), 'registrations.paid'),
    (month_of(approved), 'registrations.approved')) m (month, name)
  where m.month is not null
$$;
create function keep_months_of_changed() returns trigger language plpgsql as $$
begin
  insert into kept_changes (scope, name, change)
    select c.month, c.name, sum(c.change) from (
      select m.month, m.name, -1 as change from months_of(old.created_at, old.paid_at, old.approved_at) m
      union all select m.month, m.name, 1 from months_of(new.created_at, new.paid_at, new.approved_at) m) c
    group by 1, 2 having sum(c.change) <> 0;
  return null;
end $$;
create trigger keep_months_of_changed after update on business_registrations for each row
  when ((old.created_at, old.paid_at, old.approved_at) is distinct from (new.created_at, new.paid_at, new.approved_at))
  execute function keep_months_of_changed();

-- What was paid, less what went back, counts in the month of the payment.
create function paid_of(status text, amount integer, refunded integer) returns integer language sql immutable as $$
  select case when status in ('paid', 'refunded') then amount - refunded else 0 end
$$;
create or replace function keep_totals_of_new() returns trigger language plpgsql as $$
begin
  perform keep('all', 'payments.paid', sum(p.amount - p.refunded_amount) filter (where p.payment_status in ('paid', 'refunded'))),
    keep('all', 'payments.due', sum(p.amount) filter (where p.due)) from written p;
  perform keep(m.month, 'payments.paid', m.paid)
    from (select month_of(p.paid_at) as month, sum(paid_of(p.payment_status, p.amount, p.refunded_amount)) as paid from written p group by 1) m;
  return null;
end $$;
create or replace function keep_totals_of_gone() returns trigger language plpgsql as $$
begin
  perform keep('all', 'payments.paid', -sum(p.amount - p.refunded_amount) filter (where p.payment_status in ('paid', 'refunded'))),
    keep('all', 'payments.due', -sum(p.amount) filter (where p.due)) from before p;
  perform keep(m.month, 'payments.paid', -m.paid)
    from (select month_of(p.paid_at) as month, sum(paid_of(p.payment_status, p.amount, p.refunded_amount)) as paid from before p group by 1) m;
  return null;
end $$;
create function keep_month_of_payment() returns trigger language plpgsql as $$
begin
  if month_of(old.paid_at) is not distinct from month_of(new.paid_at) then
    perform keep(month_of(new.paid_at), 'payments.paid', paid_of(new.payment_status, new.amount, new.refunded_amount) - paid_of(old.payment_status, old.amount, old.refunded_amount));
  else
    perform keep(month_of(old.paid_at), 'payments.paid', -paid_of(old.payment_status, old.amount, old.refunded_amount)), keep(month_of(new.paid_at), 'payments.paid', paid_of(new.payment_status, new.amount, new.refunded_amount));
  end if;
  return null;
end $$;
create trigger keep_month_of_payment after update on payments for each row
  when ((old.amount, old.refunded_amount, old.payment_status, old.paid_at)
    is distinct from (new.amount, new.refunded_amount, new.payment_status, new.paid_at))
  execute function keep_month_of_payment();

-- How many people have each role, and how many customers came in each month. Erased accounts count no more.
create function people_of(role text, created timestamptz, erased timestamptz)
returns table (scope text, name text) language sql stable as $$
  select c.scope, 'people.' || role from (values ('all'), (case when role = 'user' then month_of(created) end)) c (scope)
  where erased is null and c.scope is not null
$$;
create function keep_people_of_new() returns trigger language plpgsql as $$
begin
  insert into kept_changes (scope, name, change)
    select c.scope, c.name, count(*) from written p cross join lateral people_of(p.role, p.created_at, p.erased_at) c group by 1, 2;
  return null;
end $$;
create function keep_people_of_gone() returns trigger language plpgsql as $$
begin
  insert into kept_changes (scope, name, change)
    select c.scope, c.name, -count(*) from before p cross join lateral people_of(p.role, p.created_at, p.erased_at) c group by 1, 2;
  return null;
end $$;
create function keep_people_of_changed() returns trigger language plpgsql as $$
begin
  insert into kept_changes (scope, name, change)
    select c.scope, c.name, -1 from people_of(old.role, old.created_at, old.erased_at) c union all select c.scope, c.name, 1 from people_of(new.role, new.created_at, new.erased_at) c;
  return null;
end $$;
create trigger keep_people_of_new after insert on profiles
  referencing new table as written for each statement execute function keep_people_of_new();
create trigger keep_people_of_gone after delete on profiles
  referencing old table as before for each statement execute function keep_people_of_gone();
create trigger keep_people_of_changed after update on profiles for each row
  when ((old.role, old.erased_at, old.created_at) is distinct from (new.role, new.erased_at, new.created_at))
  execute function keep_people_of_changed();

create or replace function real_sums_between(first bigint, beyond bigint) returns table (scope text, name text, value bigint)
language sql stable as $$
  with counted as materialized (
    select assigned_agent_id, status, count(*) as rows from business_registrations
    where ctid >= ('(' || first || ',0)')::tid and ctid < ('(' || beyond || ',0)')::tid
    group by assigned_agent_id, status
  ), paid as materialized (
    select sum(amount - refunded_amount) filter (where payment_status in ('paid', 'refunded')) as paid,
      sum(amount) filter (where due) as due
    from payments where ctid >= ('(' || first || ',0)')::tid and ctid < ('(' || beyond || ',0)')::tid
  )
  select 'all', 'registrations.' || status, sum(rows)::bigint from counted group by status
  union all
  select assigned_agent_id::text, 'registrations.' || status, rows from counted where assigned_agent_id is not null
  union all
  select 'all', 'payments.paid', coalesce(paid, 0)::bigint from paid
  union all
  select 'all', 'payments.due', coalesce(due, 0)::bigint from paid
  union all
  select m.month, m.name, count(*) from business_registrations r cross join lateral months_of(r.created_at, r.paid_at, r.approved_at) m
    where r.ctid >= ('(' || first || ',0)')::tid and r.ctid < ('(' || beyond || ',0)')::tid group by 1, 2
  union all
  select month_of(p.paid_at), 'payments.paid', sum(paid_of(p.payment_status, p.amount, p.refunded_amount))::bigint from payments p
    where p.ctid >= ('(' || first || ',0)')::tid and p.ctid < ('(' || beyond || ',0)')::tid and p.paid_at is not null group by 1
  union all
  select c.scope, c.name, count(*) from profiles p cross join lateral people_of(p.role, p.created_at, p.erased_at) c
    where p.ctid >= ('(' || first || ',0)')::tid and p.ctid < ('(' || beyond || ',0)')::tid group by 1, 2
$$;
create or replace view real_sums as
  select scope, name, sum(value)::bigint as value from real_sums_between(0, 4294967295) group by scope, name;
insert into kept_sums (scope, name, value)
  select scope, name, value from real_sums where scope like 'month:%' or name like 'people.%';
