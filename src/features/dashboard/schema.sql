-- needs: payments, people, registrations

-- The kept sums computed from the rows of registrations, payments and profiles in a range of disk blocks, from `first` to before
-- `beyond`. The job that checks the kept sums adds the ranges up, because one query over all rows takes seconds.
create function real_sums_between(first bigint, beyond bigint) returns table (scope text, name text, value bigint)
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

-- The correct value of each kept sum, computed from all rows.
create view real_sums as
  select scope, name, sum(value)::bigint as value from real_sums_between(0, 4294967295) group by scope, name;

-- In an empty database the kept sums are zero, not missing.
insert into kept_sums (scope, name, value) select scope, name, value from real_sums;
