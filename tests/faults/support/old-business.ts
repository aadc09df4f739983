import type pg from 'pg'

const uid = (kind: string, number: string): string => `md5('${kind}' || ${number})::uuid`
const quote = `jsonb_build_object('package', jsonb_build_object('id', ${uid('package', '1')}, 'name', 'Essencial', 'price', 19900),
  'companyType', 'LLC', 'state', 'Flórida', 'stateFee', 12500, 'total', 32400, 'currency', 'USD', 'quotedAt', '2025-01-01T00:00:00.000Z')`

/** Rows for this many registrations in the schema of the oldest migration. */
const fills = (registrations: number): string[] => [
  `insert into company_types (id, name, label, description, typical_days, base_price)
    values ('llc', 'LLC', 'LLC', 'Sociedade limitada', 15, 19900)`,
  `insert into states (id, name, name_en, abbreviation, popular) values ('florida', 'Flórida', 'Florida', 'FL', true)`,
  `insert into packages (id, name, price, state_fee, processing_time)
    values (${uid('package', '1')}, 'Essencial', 19900, 12500, '15 dias')`,
  `insert into profiles (id, name, email, role, email_verified)
    select ${uid('user', 'n')}, 'Cliente ' || n, 'cliente' || n || '@example.test', 'user', true from generate_series(1, ${registrations / 5}) n
    union all select ${uid('agent', 'n')}, 'Agente ' || n, 'agente' || n || '@example.test', 'agent', true from generate_series(1, 50) n`,
  'insert into user_preferences (user_id) select id from profiles on conflict do nothing',
  `insert into business_registrations (id, company_name, company_name_ascii, name_key, business_purpose, industry, status, company_type_id,
      state_id, package_id, user_id, assigned_agent_id, paid_at, approved_at, created_at)
    select ${uid('registration', 'n')}, 'Jequitibá ' || n || ' LLC', 'Jequitiba ' || n || ' LLC', 'jequitiba' || n, 'Consultoria', 'Serviços',
      (array['pending', 'in_review', 'approved', 'documents_required'])[1 + n % 4], 'llc', 'florida', ${uid('package', '1')},
      ${uid('user', `1 + n % ${registrations / 5}`)}, ${uid('agent', '1 + n % 50')}, at, case when n % 4 = 2 then at end, at
    from generate_series(1, ${registrations}) n, lateral (select now() - n * interval '20 seconds' as at) t`,
  `insert into business_owners (business_registration_id, position, first_name, last_name, email, phone, street, city, state, zip_code,
      ownership_percentage)
    select ${uid('registration', 'n')}, 0, 'Joana', 'Prado ' || n, 'socia' || n || '@example.test', '+55 11 90000-0000', 'Rua das Laranjeiras',
      'São Paulo', 'SP', '01310-100', 100 from generate_series(1, ${registrations}) n`,
  `insert into payments (business_registration_id, amount, plan_price, state_fee, payment_status, provider, quote, paid_at)
    select ${uid('registration', 'n')}, 32400, 19900, 12500, 'paid', 'test', ${quote}, now() from generate_series(1, ${registrations}) n`,
  `insert into documents (business_registration_id, name, document_type, required)
    select ${uid('registration', 'n')}, 'Passaporte', 'identification', true from generate_series(1, ${registrations}) n`,
  `insert into messages (business_registration_id, sender_id, message)
    select ${uid('registration', 'n')}, ${uid('agent', '1 + n % 50')}, 'O estado aprovou o nome.' from generate_series(1, ${registrations}) n`,
  `insert into notifications (user_id, title, message, event)
    select ${uid('user', `1 + n % ${registrations / 5}`)}, 'Pagamento confirmado', 'Recebemos o seu pagamento.', 'payment.confirmed'
    from generate_series(1, ${registrations}) n`,
]

export const OLD_TABLES = [
  'business_registrations',
  'business_owners',
  'payments',
  'documents',
  'messages',
  'notifications',
]

export async function fillOldBusiness(owner: pg.Client, registrations: number): Promise<void> {
  // Durability is not under test here, and asynchronous commits are faster.
  await owner.query('set synchronous_commit = off')
  for (const sql of fills(registrations)) await owner.query(sql)
  await owner.query('reset synchronous_commit')
  await owner.query('analyze')
}
