import type { Fill, Size } from './size.ts'

// The months before now over which the rows are spread.
const MONTHS = 36

/** A table with the times of the first and the last row. */
export const clock = `create temp table clock as
  select date_trunc('hour', now()) - interval '${MONTHS} months' as start, date_trunc('hour', now()) as finish;`

/**
 * The plan of every registration, by number: its customer, its agent and its status. All other tables are filled from it. Customers
 * order soon after they signed up; the first agent has a tenth of everything, the last one hardly any; only a few registrations are
 * in Vermont.
 */
export const plan = ({ registrations, customers, typicalCustomer, largeCustomer }: Size): string => `
  create temp table plan as
  with choices as (
    select (select array_agg(id order by id) from company_types) as types,
      (select array_agg(id order by id) from states where popular) as popular,
      (select array_agg(id order by id) from states where not popular and id <> 'vermont') as others),
  drawn as materialized (
    select n, case
        when n % (${registrations} / 5) = ${registrations} / 10 then ${typicalCustomer}
        when n % (${registrations} / 200) = 3 and n <= ${registrations} / 200 * 150 then ${largeCustomer}
        else 1 + abs((n::bigint * ${customers} / (${registrations} + 1))::int
          - pg_temp.part(n, 4, greatest(${customers} / 50, 1))) end as drawn_customer,
      start + (finish - start) * (n - 0.5) / ${registrations} as at,
      (array['paid', 'pending', 'failed', 'refunded'])[width_bucket(pg_temp.part(n, 5, 100), array[0, 81, 96, 98])] as payment
    from generate_series(1, ${registrations}) n, clock),
  placed as materialized (
    select *, drawn_customer in (${typicalCustomer}, ${largeCustomer})
        and (n % (${registrations} / 5) = ${registrations} / 10 or n % (${registrations} / 200) = 3) as chosen,
      payment in ('paid', 'refunded') as paid from drawn),
  owned as materialized (
    select *, case when chosen or drawn_customer not in (${typicalCustomer}, ${largeCustomer})
      then drawn_customer else drawn_customer + 1 end as customer from placed)
  select n, pg_temp.uid('registration', n) as id, at, payment, paid, chosen, customer,
    pg_temp.uid('user', customer) as user_id, pg_temp.company_name(n, ${registrations}) as name,
    case
      when customer = ${typicalCustomer} then pg_temp.uid('agent', 1 + n / (${registrations} / 200) / 40 % 2)
      when not paid and pg_temp.part(n, 6, 2) = 0 then null
      when pg_temp.part(n, 7, 5000) = 0 then pg_temp.uid('agent', 50)
      when pg_temp.part(n, 8, 100) < 11 then pg_temp.uid('agent', 1)
      else pg_temp.uid('agent', 2 + pg_temp.part(n, 9, 48)) end as agent_id,
    case when not paid then 'pending'
      when n > ${registrations} * 0.9 then (array['pending', 'in_review', 'documents_required', 'approved', 'rejected'])
        [width_bucket(pg_temp.part(n, 10, 100), array[0, 20, 60, 80, 97])]
      else (array['approved', 'rejected', 'in_review', 'documents_required', 'pending'])
        [width_bucket(pg_temp.part(n, 10, 100), array[0, 85, 93, 96, 98])] end as status,
    types[1 + pg_temp.part(n, 11, cardinality(types))] as type_id,
    case when pg_temp.part(n, 12, 10000) < 5 then 'vermont'
      when pg_temp.part(n, 12, 10000) < 8500 then pg_temp.pick(popular, n, 13)
      else pg_temp.pick(others, n, 14) end as state_id
  from choices, owned order by n;
  create index on plan (n);
  analyze plan;`

export const fillCompanies = ({ customers }: Size): Fill[] => [
  {
    table: 'business_registrations',
    sql: `insert into business_registrations (id, company_name, company_name_ascii, name_key, business_purpose, industry, status,
        company_type_id, state_id, package_id, user_id, assigned_agent_id, paid_at, approved_at, created_at, updated_at)
      select p.id, name, unaccent(name), replace(fold(name), ' ', ''), 'Consultoria e comércio de serviços', 'Serviços', status,
        type_id, state_id, packages[1 + pg_temp.part(n, 20, cardinality(packages))], user_id, agent_id,
        case when paid then at + least(interval '2 hours', finish - at) end,
        case when status = 'approved' then at + least(interval '20 days', finish - at) end, at, at
      from plan p, clock, (select array_agg(id order by price) as packages from packages) c order by n`,
  },
  {
    table: 'business_owners',
    sql: `insert into business_owners (id, business_registration_id, position, first_name, last_name, email, phone, street, city,
        state, zip_code, ownership_percentage, created_at)
      select pg_temp.uid('owner', n), id, 0, pg_temp.first_name(customer), pg_temp.surname(customer, ${customers}, 2),
        'socio' || n || '@example.test', '+55 11 90000-0000', 'Rua das Laranjeiras, ' || n % 900, 'São Paulo', 'SP', '01310-100',
        100, at
      from plan order by n`,
  },
  {
    table: 'payments',
    sql: `insert into payments (id, business_registration_id, amount, plan_price, state_fee, payment_status, provider,
        provider_session_id, provider_payment_id, refunded_amount, quote, paid_at, created_at, updated_at)
      select pg_temp.uid('payment', n), p.id, k.price + k.state_fee, k.price, k.state_fee, payment,
        case when payment <> 'pending' then 'test' end, case when payment <> 'pending' then 'test_session_' || n end,
        case when paid then 'test_payment_' || n end, case when payment = 'refunded' then k.price + k.state_fee else 0 end,
        jsonb_build_object('package', jsonb_build_object('id', k.id, 'name', k.name, 'price', k.price), 'companyType', t.label,
          'state', s.name, 'stateFee', k.state_fee, 'total', k.price + k.state_fee, 'currency', 'USD',
          'quotedAt', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
        r.paid_at, at, at
      from plan p join business_registrations r on r.id = p.id join packages k on k.id = r.package_id
        join company_types t on t.id = p.type_id join states s on s.id = p.state_id order by n`,
  },
  {
    table: 'test_payment_sessions',
    sql: `insert into test_payment_sessions (id, idempotency_key, payment_id, business_registration_id, amount, currency, items,
        success_url, cancel_url, created_at, expires_at)
      select 'test_' || md5('session' || n), 'scale-' || n, m.id, p.id, amount, 'USD',
        jsonb_build_array(jsonb_build_object('name', 'Abertura', 'amountCents', amount)), 'http://localhost/', 'http://localhost/',
        at, finish + interval '30 days'
      from clock, plan p join payments m on m.id = pg_temp.uid('payment', n) where chosen or n % 100 = 0`,
  },
  {
    table: 'refunds',
    sql: `insert into refunds (id, payment_id, stage, price_percent, state_fee_percent, price_cents, state_fee_cents, amount,
        given_before, reason, status, asked_by, asked_at, decided_by, decided_at, decision_reason, paid_at)
      select pg_temp.uid('refund', n), m.id, 'before_filing', 100, 100, m.plan_price, m.state_fee, m.amount, 0, 'Mudei de planos',
        k.status, p.user_id, p.at, case when k.status <> 'requested' then pg_temp.uid('admin', 1) end,
        case when k.status <> 'requested' then p.at end, case k.status when 'refused' then 'Já protocolado' end,
        case k.status when 'paid' then p.at end
      from plan p join payments m on m.id = pg_temp.uid('payment', n),
        lateral (select case when payment = 'refunded' then 'paid' when n % 500 = 3 then 'requested' else 'refused' end as status) k
      where paid and m.amount > 0 and (payment = 'refunded' or n % 50 = 3 or chosen) order by n`,
  },
  {
    table: 'process_status_history',
    sql: `insert into process_status_history (id, business_registration_id, old_status, new_status, changed_by, agent_id, created_at)
      select pg_temp.uid('history' || step, n), id, case step when 2 then 'pending' end, case step when 1 then 'pending' else status end,
        case step when 1 then user_id else agent_id end, agent_id, at + least(step * interval '1 day', finish - at)
      from clock, plan, generate_series(1, 2) step where step = 1 or status <> 'pending' order by n, step`,
  },
  {
    table: 'order_keys',
    sql: `insert into order_keys (user_id, key, content_hash, business_registration_id, created_at)
      select user_id, pg_temp.uid('order', n), sha256(n::text::bytea), id, at from plan where n % 10 = 0`,
  },
]
