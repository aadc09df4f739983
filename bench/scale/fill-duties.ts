import type { Fill } from './size.ts'

/**
 * The duties of formed companies: every approved one has its date of formation, and one in four a calendar: the state's report, the
 * federal return, the registered agent, and the return in Brazil, whose day is not known. Most past duties are done.
 */
export const fillDuties: Fill[] = [
  {
    table: 'company_records',
    sql: `insert into company_records (business_registration_id, formed_on, file_number, updated_at)
      select id, (at + least(interval '20 days', finish - at))::date, 'L' || n, at from clock, plan where status = 'approved' order by n`,
  },
  {
    table: 'duty_answers',
    sql: `insert into duty_answers (business_registration_id, us_income, foreign_accounts, updated_at)
      select id, n % 2 = 0, n % 3 = 0, at from plan where status = 'approved' and n % 10 = 0 order by n`,
  },
  {
    table: 'duties',
    sql: `insert into duties (id, business_registration_id, fact_id, code, period, statutory_on, due_on, amount, unconfirmed, status,
        status_at, receipt, created_at, updated_at)
      select pg_temp.uid('duty' || k, n), id, fact_id, code, extract(year from finish)::int, day, day, amount,
        day is null or pg_temp.part(n, 34, 100) = 0, case when done then 'done' else 'open' end,
        case when done then finish end, case when done then 'REC-' || n end, at, at
      from (
        select p.*, f.id as fact_id, f.amount, k, code, finish,
          case when k < 4 then finish::date - 40 + pg_temp.part(n, 30 + k, 400) end as day,
          k < 4 and pg_temp.part(n, 30 + k, 400) < 40 and pg_temp.part(n, 35 + k, 100) < 90 as done
        from clock, plan p cross join lateral (values
          (1, 'state_report', (select min(key) from facts where kind = 'annual_duty' and state_id = p.state_id
            and company_type_id = p.type_id)),
          (2, case p.type_id when 'llc' then 'form_5472' when 'corporation' then 'form_1120' else 'form_1065' end,
            'federal/calendar/' || case p.type_id when 'llc' then '5472-1120-proforma' when 'corporation' then '1120' else '1065' end),
          (3, 'registered_agent', 'federal/calendar/registered-agent'),
          (4, 'irpf', 'brazil/calendar/irpf')) d (k, code, key) join facts f on f.key = d.key
        where p.status = 'approved' and (chosen or pg_temp.part(n, 30, 4) = 0)) owed
      order by n, k`,
  },
]
