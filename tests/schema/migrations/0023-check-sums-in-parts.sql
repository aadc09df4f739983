-- What the rows of a part of both tables add up to, by blocks on the disk: adding up everything at once takes seconds.
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
$$;

create or replace view real_sums as
  select scope, name, sum(value)::bigint as value from real_sums_between(0, 4294967295) group by scope, name;
