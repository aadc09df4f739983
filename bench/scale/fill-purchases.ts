import type { Fill } from './size.ts'

/**
 * Purchases of formed companies: one in three has a finished service without a duty; of those with a calendar one in four waits for its
 * report, and one in four has not paid for its registered agent. Each purchase has its payment.
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
        select p.n, p.id, 1 as k, e.id as extra_id, null::uuid as duty_id, e.name, e.price, 0 as fee,
          least(p.at + interval '30 days', finish) as bought, 'done' as state, null::jsonb as duty
        from clock, plan p join extras e on e.reference_key = 'itin'
        where p.status = 'approved' and paid and (chosen or pg_temp.part(p.n, 61, 3) = 0)
        union all
        select p.n, p.id, k, e.id, d.id, e.name, e.price, case when e.passes_fee then coalesce(d.amount, 0) else 0 end,
          least(p.at + interval '30 days', finish),
          case when k = 3 then 'unpaid' when p.n % 2 = 0 then 'paid' else 'in_progress' end,
          jsonb_build_object('name', f.name, 'usName', f.name, 'period', d.period)
        from clock, duties d join plan p on p.id = d.business_registration_id
          join (values (2, 'annual_report', 'state_report'), (3, 'registered_agent', 'registered_agent')) x (k, key, code) on x.code = d.code
          join extras e on e.reference_key = x.key join facts f on f.id = d.fact_id
        where d.status = 'open' and paid and (chosen or pg_temp.part(p.n, 60 + k, 4) = 0)) bought
      order by n, k`,
  },
  {
    table: 'payments',
    sql: `insert into payments (id, business_registration_id, purchase_id, amount, plan_price, state_fee, payment_status, quote, paid_at,
        created_at, updated_at)
      select pg_temp.uid('payment of ' || id, 1), business_registration_id, id, price + state_fee, price, state_fee,
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
