import type { Fill } from './size.ts'

/**
 * What was bought for formed companies: of each three one had a service without a duty that is done; of those with a calendar one in
 * four waits for its report, and one in four has not paid for its agent. Each has its payment.
 */
export const fillPurchases: Fill[] = [
  {
    table: 'purchases',
    sql: `insert into purchases (id, business_registration_id, kind, extra_id, duty_id, quote, price, state_fee, status, paid_at, status_at,
        receipt, created_at, updated_at)
      select pg_temp.uid('purchase' || k, n), id, 'extra', extra_id, duty_id,
        jsonb_build_object('kind', 'extra', 'name', name, 'from', null, 'duty', duty, 'price', price, 'fee', fee, 'total', price + fee,
          'currency', 'USD', 'quotedAt', to_char(bought at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
        price, fee, state, case when state <> 'unpaid' then bought end, bought, case when state = 'done' then 'REC-' || n end, bought, bought
      from (
        select p.n, p.id, k, e.id as extra_id, d.id as duty_id, e.name, e.price, case when e.passes_fee then coalesce(d.amount, 0) else 0 end as fee,
          least(p.at + interval '30 days', finish) as bought,
          case k when 1 then 'done' when 2 then case when p.n % 2 = 0 then 'paid' else 'in_progress' end else 'unpaid' end as state,
          case when d.id is not null then jsonb_build_object('name', f.name, 'usName', f.name, 'period', d.period) end as duty
        from clock, plan p
          cross join lateral (values (1, 'itin', 0), (2, 'annual_report', 1), (3, 'registered_agent', 3)) x (k, key, owed)
          join extras e on e.reference_key = x.key
          left join duties d on owed > 0 and d.id = pg_temp.uid('duty' || owed, p.n) and d.status = 'open'
          left join facts f on f.id = d.fact_id
        where p.status = 'approved' and paid
          and (chosen or case when k = 1 then pg_temp.part(p.n, 61, 3) = 0 else pg_temp.part(p.n, 60 + k, 4) = 0 end)
          and (k = 1 or d.id is not null)) bought
      order by n, k`,
  },
  {
    table: 'payments',
    sql: `insert into payments (id, business_registration_id, purchase_id, amount, plan_price, state_fee, payment_status, quote, paid_at,
        created_at, updated_at)
      select md5('payment of ' || id)::uuid, business_registration_id, id, price + state_fee, price, state_fee,
        case when paid_at is null then 'pending' else 'paid' end, quote, paid_at, created_at, created_at
      from purchases order by created_at, id`,
  },
  {
    table: 'renewal_stops',
    sql: `insert into renewal_stops (business_registration_id, extra_id, because, stopped_at)
      select p.id, e.id, 'wish', at from plan p cross join extras e
      where p.status = 'approved' and n % 50 = 0 and e.reference_key = 'annual_report' order by n`,
  },
]
