import type pg from 'pg'
import { sessionCookies } from './session-cookies.ts'

/** 200 customers, 5 agents, an admin and their registrations. */
export async function seedList(owner: pg.Client, registrations = 5000): Promise<void> {
  await owner.query(`
    insert into profiles (name, email, role, email_verified)
      select 'Cliente ' || n, 'cliente' || n || '@example.test', 'user', true from generate_series(1, 200) n
      union all select 'Agente ' || n, 'agente' || n || '@example.test', 'agent', true from generate_series(1, 5) n
      union all select 'Gerente', 'gerente@example.test', 'admin', true`)
  await owner.query(`
    with people as (select array_agg(id) filter (where role = 'user') as customers,
                           array_agg(id) filter (where role = 'agent') as agents from profiles),
      choices as (select (select array_agg(id) from company_types) as types, (select array_agg(id) from states) as states,
                         (select array_agg(id) from packages) as packages)
    insert into business_registrations (company_name, company_name_ascii, name_key, business_purpose, industry, status,
      company_type_id, state_id, package_id, user_id, assigned_agent_id, paid_at, created_at)
    select 'Empresa ' || n, 'Empresa ' || n, 'empresa' || n, 'Consultoria', 'Serviços', 'in_review',
      types[1 + n % cardinality(types)], states[1 + n % cardinality(states)], packages[1 + n % cardinality(packages)],
      customers[1 + n % 200], case when n % 4 > 0 then agents[1 + n % 5] end, now(), now() - n * interval '7 minutes'
    from people, choices, generate_series(1, ${registrations}) n`)
  await owner.query('vacuum analyze')
}

/** Sessions of people of a role, in turns, as the cookies that browsers send. */
export async function cookiesOf(owner: pg.Client, role: string, secret: string, count: number): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>('select id from profiles where role = $1 order by email', [role])
  const ids = Array.from({ length: count }, (_, n) => rows[n % rows.length]?.id ?? '')
  return (await sessionCookies(owner, secret, ids)).map(({ cookie }) => cookie)
}
