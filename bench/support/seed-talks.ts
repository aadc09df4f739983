import type pg from 'pg'
import { sessionCookies } from './session-cookies.ts'

export type Talk = { registrationId: string; customerCookie: string; agentCookie: string }

/** Customers with one company each, agents to whom the companies are assigned, and a session for each person. */
export async function seedTalks(
  owner: pg.Client,
  secret: string,
  count: { customers: number; agents: number },
): Promise<Talk[]> {
  await owner.query(
    `insert into profiles (name, email, role, email_verified)
      select 'Cliente ' || n, 'cliente' || n || '@example.test', 'user', true from generate_series(1, $1::int) n
      union all select 'Agente ' || n, 'agente' || n || '@example.test', 'agent', true from generate_series(1, $2::int) n`,
    [count.customers, count.agents],
  )
  await owner.query(`insert into user_preferences (user_id) select id from profiles on conflict do nothing`)
  await owner.query(`
    with agents as (select array_agg(id) as ids from profiles where role = 'agent'),
      customers as (select id, row_number() over (order by id) as n from profiles where role = 'user')
    insert into business_registrations (company_name, company_name_ascii, name_key, business_purpose, industry, status,
      company_type_id, state_id, package_id, user_id, assigned_agent_id, paid_at)
    select 'Empresa ' || n, 'Empresa ' || n, 'empresa' || n, 'Consultoria', 'Serviços', 'in_review',
      (select id from company_types limit 1), (select id from states limit 1), (select id from packages limit 1),
      customers.id, ids[1 + n % cardinality(ids)], now()
    from customers, agents`)
  const { rows: people } = await owner.query<{ id: string }>('select id from profiles')
  const ids = people.map(({ id }) => id)
  const sessions = await sessionCookies(owner, secret, ids)
  const cookies = new Map(sessions.map(({ id, cookie }) => [id, cookie]))
  await owner.query('vacuum analyze')
  const { rows } = await owner.query<{ id: string; user_id: string; agent_id: string }>(
    'select id, user_id, assigned_agent_id as agent_id from business_registrations',
  )
  return rows.map(({ id, user_id, agent_id }) => ({
    registrationId: id,
    customerCookie: cookies.get(user_id) ?? '',
    agentCookie: cookies.get(agent_id) ?? '',
  }))
}
