import type pg from 'pg'

/**
 * Companies that were formed over the five years before `day`, in every state: three in four are LLCs, each has one owner or two, and
 * one customer in five has a plan without alerts.
 */
export async function seedFormed(owner: pg.Client, companies: number, day: string): Promise<void> {
  await owner.query(
    `insert into profiles (name, email, role, email_verified)
      select 'Cliente ' || n, 'cliente' || n || '@example.test', 'user', true from generate_series(1, $1::int / 2) n
      union all select 'Agente ' || n, 'agente' || n || '@example.test', 'agent', true from generate_series(1, 50) n`,
    [companies],
  )
  await owner.query(`insert into user_preferences (user_id) select id from profiles on conflict do nothing`)
  await owner.query(
    `with people as (select array_agg(id) filter (where role = 'user') as customers,
                           array_agg(id) filter (where role = 'agent') as agents from profiles),
      choices as (select (select array_agg(id order by id) from states) as states,
                         (select array_agg(id order by price) from packages) as packages)
    insert into business_registrations (company_name, company_name_ascii, name_key, business_purpose, industry, status,
      company_type_id, state_id, package_id, user_id, assigned_agent_id, paid_at, approved_at, created_at)
    select 'Empresa ' || n, 'Empresa ' || n, 'empresa' || n, 'Consultoria', 'Serviços', 'approved',
      case when n % 4 = 0 then 'corporation' else 'llc' end, states[1 + n / 4 % cardinality(states)],
      packages[1 + n % cardinality(packages)], customers[1 + n % cardinality(customers)], agents[1 + n % cardinality(agents)],
      now(), now(), now() - n * interval '20 minutes'
    from people, choices, generate_series(1, $1::int) n`,
    [companies],
  )
  await owner.query(
    `insert into company_records (business_registration_id, formed_on, updated_at)
      select id, $1::date - (row_number() over (order by created_at desc, id) % 1800)::int, now() from business_registrations`,
    [day],
  )
  await owner.query(
    `insert into business_owners (business_registration_id, position, first_name, last_name, email, phone, street, city, state, zip_code,
       ownership_percentage)
     select r.id, position, 'Joana', 'Prado', 'socia' || position || '-' || r.id || '@example.test', '+55 11 90000-0000', 'Rua das Laranjeiras, 100',
       'São Paulo', 'SP', '01310-100', 100.0 / owners
     from (select id, 1 + (row_number() over (order by created_at desc, id) % 5 = 0)::int as owners from business_registrations) r,
       generate_series(0, owners - 1) position`,
  )
  await owner.query('vacuum analyze')
}
