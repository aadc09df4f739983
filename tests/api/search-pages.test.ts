import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

// More rows than a search scans one by one, over more than eight weeks, so that every search strategy is used.
const ROWS = 6000
type Person = Awaited<ReturnType<TestApp['person']>>
let t: TestApp
const who: Record<string, Person> = {}

const companyOf = `case when n % 3 = 0 then 'Ananás ' when n % 3 = 1 then 'Banana-Ouro ' else 'Ipê ' end
  || case when n % 100 = 7 then 'Quiosque ' else '' end || case when n % 900 = 5 then 'Zepelim ' else '' end
  || case when n < 60 then 'Antigo ' else '' end || n || ' LLC'`

beforeAll(async () => {
  t = await testApp()
  who['admin'] = await t.person('admin', { name: 'Gerente' })
  who['agent'] = await t.person('agent', { name: 'Bruno Reis' })
  who['customer'] = await t.person('user', { name: 'Lia Antunes', email: 'lia@example.test' })
  const other = await t.person('user', { name: 'Rui Prado', email: 'rui@example.test' })
  await t.owner.query(
    `insert into business_registrations (company_name, company_name_ascii, name_key, business_purpose, industry, status,
       company_type_id, state_id, package_id, user_id, assigned_agent_id, created_at)
     select ${companyOf}, 'x', 'x' || n, 'Consultoria', 'Serviços', case when n % 4 = 0 then 'in_review' else 'pending' end,
       'llc', 'florida', (select id from packages limit 1), case when n % 500 = 0 then $1 else $2 end::uuid,
       case when n % 2 = 0 then $3::uuid end, now() - ($4 - n) * interval '1 hour' from generate_series(1, $4::int) n`,
    [who['customer'].id, other.id, who['agent'].id, ROWS],
  )
  await t.owner.query(
    `insert into documents (business_registration_id, name, document_type, status, created_at)
     select id, case when row_number() over (order by created_at) % 700 = 3 then 'Contrato' else 'Passaporte' end, 'identification',
       'pending', created_at from business_registrations`,
  )
  await t.owner.query(
    `insert into messages (business_registration_id, sender_id, message, created_at)
     select id, user_id, 'Oi', created_at from business_registrations where assigned_agent_id is not null`,
  )
  await t.owner.query(
    `insert into support_tickets (user_id, subject, type, message, created_at, updated_at)
     select user_id, company_name, 'other', 'Oi', created_at, created_at from business_registrations`,
  )
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute()
})

/** The ids of all pages of a list. */
async function everyPage(path: string, reader: Person): Promise<string[]> {
  const ids: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const next = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
    const answer = await t.call('GET', `${path}${next}`, { cookie: reader.cookie })
    expect([path, answer.statusCode]).toEqual([path, 200])
    const page: { items: { id: string }[]; nextCursor: string | null } = answer.json()
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
  }
  return ids
}
const idsOf = async (text: string, values: unknown[]) =>
  (await t.owner.query(text, values)).rows.map(({ id }: { id: string }) => id)

const short = ['an', 'zepelim', 'quiosque', 'antigo', 'nanas', 'xq', 'rui', '5957']
// The last term occurs in no row, but each of its three-letter pieces occurs in several.
const long = ['banana ouro', 'ananas quiosque', 'ipe zepelim', 'nada disso', 'anaantllc']
const terms = [...short, ...long]
const sees = { admin: 'true', agent: 'r.assigned_agent_id = $2', customer: 'r.user_id = $2' } as const
const cases = Object.keys(sees).flatMap((role) => terms.map((term) => [role as keyof typeof sees, term] as const))

/** SQL condition for what a search has to find, evaluated by a full scan. */
const found = (text: string) =>
  `' ' || regexp_replace(fold(${text}), '[^a-z0-9]+', ' ', 'g') like '%' || case when length($1) < 3 then ' ' else '' end || $1 || '%'`

test.each(cases)(
  '%s finds "%s" in companies, documents and conversations as if everything were read',
  async (role, term) => {
    const reader = who[role] as Person
    const values = role === 'admin' ? [term] : [term, reader.id]
    const query = `search=${encodeURIComponent(term)}&limit=100`
    const from = 'business_registrations r join profiles p on p.id = r.user_id'
    const person = `r.company_name || ' ' || p.name || ' ' || p.email`
    const companies = `select r.id from ${from} where ${sees[role]} and ${found(person)} order by r.created_at desc, r.id desc`
    expect(await everyPage(`/api/registrations?${query}`, reader)).toEqual(await idsOf(companies, values))
    const documents = `select d.id from ${from} join documents d on d.business_registration_id = r.id
    where ${sees[role]} and ${found(`d.name || ' ' || r.company_name`)} order by d.created_at desc, d.id desc`
    expect(await everyPage(`/api/documents?${query}`, reader)).toEqual(await idsOf(documents, values))
    if (role === 'admin') return
    const talks = `select r.id from ${from} where ${sees[role]} and r.assigned_agent_id is not null and ${found(person)}
    order by r.created_at desc, r.id desc`
    expect(await everyPage(`/api/conversations?${query}`, reader)).toEqual(await idsOf(talks, values))
  },
)

test.each(terms)('the office finds "%s" among tickets and people as if everything were read', async (term) => {
  const reader = who['admin'] as Person
  const query = `search=${encodeURIComponent(term)}&limit=100`
  const tickets = `select t.id from support_tickets t join profiles p on p.id = t.user_id
    where ${found(`t.subject || ' ' || p.name || ' ' || p.email`)} order by t.updated_at desc, t.id desc`
  expect(await everyPage(`/api/tickets?${query}`, reader)).toEqual(await idsOf(tickets, [term]))
  const people = `select p.id from profiles p where ${found(`p.name || ' ' || p.email`)} order by p.created_at desc, p.id desc`
  expect(await everyPage(`/api/people?${query}`, reader)).toEqual(await idsOf(people, [term]))
})

const filters = {
  'status=in_review': `r.status = 'in_review'`,
  'agent=none': 'r.assigned_agent_id is null',
  'state=florida': `r.state_id = 'florida'`,
  'state=texas': `r.state_id = 'texas'`,
  'paid=false': 'r.paid_at is null',
  'agent=none&state=florida&status=pending': `r.assigned_agent_id is null and r.status = 'pending'`,
}
test.each(Object.entries(filters))('a search with the filter %s finds what both allow', async (filter, condition) => {
  const wanted = `select r.id from business_registrations r where ${condition} and ${found('r.company_name')}
    order by r.created_at desc, r.id desc`
  for (const term of ['nanas', 'quiosque', 'zepelim', 'antigo', 'nada disso'])
    expect(await everyPage(`/api/registrations?${filter}&limit=100&search=${term}`, who['admin'] as Person)).toEqual(
      await idsOf(wanted, [term]),
    )
})

test('a search for documents with a status and a kind finds what both allow', async () => {
  const wanted = `select d.id from documents d join business_registrations r on r.id = d.business_registration_id
    where ${found(`d.name || ' ' || r.company_name`)} order by d.created_at desc, d.id desc`
  for (const term of ['nanas', 'quiosque', 'zepelim', 'antigo', 'contrato'])
    for (const [filter, all] of [
      ['status=pending&type=legal', true],
      ['status=approved', false],
      ['type=banking', false],
    ] as const)
      expect(await everyPage(`/api/documents?${filter}&limit=100&search=${term}`, who['admin'] as Person)).toEqual(
        all ? await idsOf(wanted, [term]) : [],
      )
})

test('an agent who asks for the companies of another, or of nobody, finds none', async () => {
  const reader = who['agent'] as Person
  for (const agent of ['none', (who['admin'] as Person).id])
    for (const term of ['an', 'zepelim'])
      expect(await everyPage(`/api/registrations?agent=${agent}&search=${term}`, reader)).toEqual([])
  expect(await everyPage(`/api/registrations?agent=${reader.id}&search=antigo&limit=100`, reader)).not.toEqual([])
})

test.each(['registrations', 'documents', 'conversations', 'tickets', 'people', 'contact-messages'])(
  'searching %s has a limit per person, reading does not',
  async (list) => {
    const reader = who[list === 'conversations' ? 'agent' : 'admin'] as Person
    const ask = (query: string) => t.call('GET', `/api/${list}?limit=1${query}`, { cookie: reader.cookie })
    expect((await ask('&search=rui')).statusCode).toBe(200)
    await t.db.updateTable('rate_limits').set({ hits: 120 }).execute()
    expect((await ask('&search=rui')).statusCode).toBe(429)
    expect((await ask('')).statusCode).toBe(200)
  },
)
