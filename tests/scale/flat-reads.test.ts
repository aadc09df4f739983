import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generate } from '#bench/scale/generate.ts'
import { peopleOf, type Reader } from '#bench/scale/people.ts'
import { addressOf, allReads, type Read } from '#bench/scale/reads.ts'
import { explained, type PlanMode, rowsUnder, type Touched } from '#tests/support/explained.ts'
import { recordStatements, type Statement } from '#tests/support/recorded-statements.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

// The short version of bench/scale/sweep.ts. Times depend on the machine; what a plan touches does not.
const SMALL = 1000
const LARGE = 100_000

type Measured = { t: TestApp; reads: Map<string, Read> }
const sizes = new Map<number, Measured>()

async function fill(size: number): Promise<Measured> {
  const t = await testApp()
  await generate(t.owner, size)
  const readers: Reader[] = []
  for (const person of peopleOf(size)) readers.push({ ...person, cookie: await t.openSession(person.id) })
  const reads = await allReads(t.owner, readers, size)
  return { t, reads: new Map(reads.map((read) => [`${read.reader.name}: ${read.name}`, read])) }
}

beforeAll(async () => {
  for (const size of [SMALL, LARGE]) sizes.set(size, await fill(size))
}, 600_000)
afterAll(async () => {
  for (const { t } of sizes.values()) await t.close()
})

async function statementsOf(size: number, name: string): Promise<{ t: TestApp; statements: Statement[] }> {
  const { t, reads } = sizes.get(size) as Measured
  const read = reads.get(name)
  if (!read) throw new Error(`no read is called "${name}"`)
  await t.owner.query('truncate rate_limits')
  let status = 0
  const statements = await recordStatements(
    async () => {
      status = (await t.call('GET', addressOf(read), { cookie: read.reader.cookie })).statusCode
    },
    { reader: read.reader.id },
  )
  expect([name, status]).toEqual([name, 200])
  return { t, statements }
}

/** `rows` of the busiest statement, `allRows` of all statements of the read together. */
async function touchedBy(size: number, name: string): Promise<Touched & { allRows: number }> {
  const { t, statements } = await statementsOf(size, name)
  const all: Touched[] = []
  // From the sixth execution on a connection PostgreSQL may switch to a generic plan, so that plan is measured.
  for (const statement of statements) all.push(await explained(t.owner, 'force_generic_plan', statement))
  const sum = (part: keyof Touched) => all.reduce((total, one) => total + one[part], 0)
  return { blocks: sum('blocks'), rows: Math.max(0, ...all.map(({ rows }) => rows)), allRows: sum('rows') }
}

// The slowest reads of bench/scale with a million registrations, before they were made flat.
const worst = [
  'admin: registrations.list search=an',
  'admin: registrations.list search=comercio',
  'admin: registrations.list search=zzqqxx',
  'admin: registrations.list search=xq',
  'admin: registrations.list agent=none',
  'admin: registrations.list type=<rare>',
  'admin: registrations.list sort=waiting',
  'admin: registrations.list sort=oldest',
  'admin: registrations.list to=<rare>',
  'admin: registrations.list status=rejected state=vermont',
  'admin: registrations.list status=rejected paid=false',
  'admin: registrations.list state=florida status=in_review paid=true type=corporation',
  'admin: registrations.list agent=none paid=true',
  'admin: registrations.list sort=waiting paid=true type=llc',
  'admin: registrations.list sort=oldest status=rejected state=texas',
  'admin: registrations.list from=2025-03-01 to=2025-03-31 status=rejected type=llc',
  'admin: registrations.list search=an status=rejected paid=false',
  'agent with a tenth: registrations.list type=<common>',
  'admin: registrations.counts',
  'admin: registrations.agents',
  'admin: tickets.list search=an',
  'admin: payments.list',
  'admin: refunds.list',
  'admin: refunds.list status=requested',
  'admin: refunds.list status=paid',
  'admin: refunds.preview',
  'customer, 5 companies: refunds.list',
  'admin: ratings.list',
  'admin: ratings.list show=to_answer',
  'admin: ratings.list show=low',
  'admin: ratings.list show=published',
  'admin: ratings.list show=hidden',
  'admin: ratings.read',
  'admin: people.list search=an',
  'admin: people.list disabled=true',
  'admin: people.list search=an disabled=true',
  'admin: people.records',
  'admin: people.signIns',
  'admin: agents.list search=an',
  'admin: agents.list state=inactive',
  'admin: agents.read',
  'admin: agents.work',
  'admin: agents.requests status=open',
  'admin: contact.list search=zzqqxx',
  'admin: notifications.list',
  'admin: notifications.list category=payment',
  'admin: audit.list',
  'admin: audit.list person=<common>',
  'admin: audit.list action=document.read',
  'admin: audit.list action=account.erased',
  'admin: audit.list subject=<common>',
  'admin: audit.list from=<common>',
  'admin: audit.seals',
  'admin: commissions.months',
  'admin: commissions.list agent=<common>',
  'admin: commissions.list paid=false',
  'agent with a tenth: commissions.list month=<common>',
  'admin: duties.list filter=overdue',
  'admin: duties.list filter=soon',
  'admin: duties.list filter=open',
  'admin: duties.list filter=unconfirmed',
  'admin: duties.ofRegistration',
  'agent with a tenth: duties.list filter=overdue',
  'agent with a tenth: duties.list filter=soon',
  'agent with a tenth: duties.list filter=open',
  'agent with a tenth: duties.list filter=unconfirmed',
  'customer, 5 companies: duties.ofRegistration',
  'admin: services.list',
  'admin: purchases.list filter=todo',
  'admin: purchases.list filter=done',
  'admin: purchases.ofRegistration',
  'agent with a tenth: purchases.list filter=todo',
  'agent with a tenth: purchases.list filter=done',
  'customer, 5 companies: purchases.ofRegistration',
  'customer, 5 companies: registrations.list search=an',
  'customer, 5 companies: payments.list',
  'customer, 5 companies: settings.devices',
  'agent with a tenth: registrations.list search=comercio',
  'agent with a tenth: registrations.list search=an sort=waiting status=pending state=florida',
  'agent with a tenth: workbench.queue',
  'agent with a tenth: workbench.processes',
  'agent with a tenth: workbench.processes stage=review',
  'agent with a tenth: workbench.processes stage=filing',
  'agent with a tenth: workbench.processes stage=review state=vermont',
  'agent with a tenth: workbench.processes stage=filing state=florida type=corporation',
  'agent with a tenth: workbench.processes search=an stage=filing',
  'agent with a tenth: workbench.processes search=zzqqxx',
  'agent with a tenth: workbench.processes search=an stage=done state=texas',
  'agent with a tenth: clients.list',
  'agent with a tenth: clients.list state=inactive',
  'agent with a tenth: clients.list sort=name',
  'agent with a tenth: clients.list state=active sort=name',
  'agent with a tenth: clients.list search=an',
  'agent with a tenth: clients.list search=zzqqxx',
  'agent with a tenth: clients.list search=an state=inactive',
  'agent with a tenth: clients.read',
  'agent with a tenth: search.find search=an',
  'agent with a tenth: documents.list search=zzqqxx',
  'agent with a tenth: documents.list status=rejected',
  'agent with a tenth: documents.list search=an',
  'agent with a tenth: messages.conversations',
  'agent with a tenth: messages.unread',
  'agent with a tenth: commissions.earnings',
  'agent with a tenth: answerTemplates.values document=<common>',
]

// A search's statement scans at most five thousand rows one by one, a filtered list's the first rows of a thousand cells, both through
// an index of at most four levels.
const mostRows = (name: string): number => (name.includes('search') ? 5000 : 2000)
const ROW_BLOCKS = 5
const SOME_BLOCKS = 400
/**
 * The queue looks up about 170 candidates in three tables, 80 late documents and the change before each of 300 others, each checked
 * by row-level security: the same number in any large table, while a table of a thousand companies is scanned as a whole.
 */
const LOOKED_UP: Record<string, number> = { 'agent with a tenth: workbench.queue': 4000 }

test.each(worst)('%s touches as much in a hundred thousand companies as in a thousand', async (name) => {
  const small = await touchedBy(SMALL, name)
  const large = await touchedBy(LARGE, name)
  console.log(`${name}: ${small.blocks} → ${large.blocks} blocks, ${small.rows} → ${large.rows} rows`)
  expect(large.rows).toBeLessThanOrEqual(mostRows(name))
  expect(large.blocks).toBeLessThanOrEqual(
    Math.max(2 * small.blocks, ROW_BLOCKS * large.allRows, LOOKED_UP[name] ?? 0) + SOME_BLOCKS,
  )
})

const STUCK = `r.assigned_agent_id is not null and r.paid_at is not null and r.status in ('pending', 'in_review')
  and r.status_since < now() - interval '5 days'`
// Every strategy of the list: common and rare combinations, from one index, from many or few cells, with and without rows.
const filtered: readonly [query: string, condition: string][] = [
  ['type=llc', `r.company_type_id = 'llc'`],
  ['type=partnership&paid=false', `r.company_type_id = 'partnership' and r.paid_at is null`],
  ['status=approved&type=llc', `r.status = 'approved' and r.company_type_id = 'llc'`],
  ['status=rejected&state=texas', `r.status = 'rejected' and r.state_id = 'texas'`],
  ['status=rejected&state=vermont', `r.status = 'rejected' and r.state_id = 'vermont'`],
  ['status=rejected&paid=false', `r.status = 'rejected' and r.paid_at is null`],
  ['agent=none&paid=true', 'r.assigned_agent_id is null and r.paid_at is not null'],
  ['to=2025-03-31&type=llc', `r.company_type_id = 'llc' and r.created_at < '2025-04-01 00:00-03'`],
  ['attention=waiting', STUCK],
  ['attention=waiting&state=texas', `${STUCK} and r.state_id = 'texas'`],
  ['attention=waiting&status=approved', 'false'],
]
const searched = ['an', 'comercio', 'jequitiba', 'zzqqxx'].map((term) => [term, 'newest'] as const)
const listed = [['', 'newest'] as const, ['', 'oldest'] as const]

test.each(filtered)(
  'the first pages of %s are those of plain SQL, with every term and order',
  async (query, condition) => {
    const { t, reads } = sizes.get(LARGE) as Measured
    const cookie = reads.get('admin: registrations.list')?.reader.cookie ?? ''
    const idsOf = async (address: string): Promise<string[]> => {
      await t.owner.query('truncate rate_limits')
      const first = (await t.call('GET', address, { cookie })).json()
      const more = first.nextCursor
        ? (await t.call('GET', `${address}&cursor=${first.nextCursor}`, { cookie })).json()
        : { items: [] }
      return [...first.items, ...more.items].map(({ id }) => id)
    }
    // The attention lists have an order of their own unless a search term is given.
    for (const [term, sort] of query.startsWith('attention') ? searched : [...searched, ...listed]) {
      const way = sort === 'oldest' ? 'asc' : 'desc'
      const { rows } = await t.owner.query(
        `select r.id from business_registrations r join registration_search s on s.id = r.id
      where ${condition} and ($1 = '' or strpos(s.search_text, search_needle($1)) > 0)
      order by r.created_at ${way}, r.id ${way} limit 40`,
        [term],
      )
      const found = await idsOf(`/api/registrations?limit=20&sort=${sort}&${query}${term ? `&search=${term}` : ''}`)
      expect([term, sort, found]).toEqual([term, sort, rows.map(({ id }) => id)])
    }
  },
)

const REVIEW = `(r.status = 'pending' or (r.status = 'in_review' and not exists (select from usa_company_workflows w
  where w.business_registration_id = r.id and w.workflow_status = 'in_progress')))`
const FILING = `r.status = 'in_review' and exists (select from usa_company_workflows w
  where w.business_registration_id = r.id and w.workflow_status = 'in_progress')`
const staged: readonly [query: string, condition: string][] = [
  ['stage=review', REVIEW],
  ['stage=filing', FILING],
  ['stage=review&state=vermont', `${REVIEW} and r.state_id = 'vermont'`],
  ['stage=review&type=partnership', `${REVIEW} and r.company_type_id = 'partnership'`],
  [
    'stage=filing&state=florida&type=corporation',
    `${FILING} and r.state_id = 'florida' and r.company_type_id = 'corporation'`,
  ],
]
const clientsOf = {
  active: `exists (select from business_registrations o where o.user_id = r.user_id and o.assigned_agent_id = r.assigned_agent_id
    and o.status in ('pending', 'in_review', 'documents_required'))`,
  inactive: `not exists (select from business_registrations o where o.user_id = r.user_id and o.assigned_agent_id = r.assigned_agent_id
    and o.status in ('pending', 'in_review', 'documents_required'))`,
}

async function agentsPages(address: string): Promise<string[]> {
  const { t, reads } = sizes.get(LARGE) as Measured
  const cookie = reads.get('agent with a tenth: workbench.queue')?.reader.cookie ?? ''
  await t.owner.query('truncate rate_limits')
  const first = (await t.call('GET', address, { cookie })).json()
  const more = first.nextCursor
    ? (await t.call('GET', `${address}&cursor=${first.nextCursor}`, { cookie })).json()
    : { items: [] }
  return [...first.items, ...more.items].map(({ id }) => id)
}
const agentId = () => (sizes.get(LARGE) as Measured).reads.get('agent with a tenth: workbench.queue')?.reader.id

test.each(staged)("an agent's first pages of %s are those of plain SQL", async (query, condition) => {
  const { t } = sizes.get(LARGE) as Measured
  for (const [term, sort] of [...searched, ...listed]) {
    const way = sort === 'oldest' ? 'asc' : 'desc'
    const { rows } = await t.owner.query(
      `select r.id from business_registrations r join registration_search s on s.id = r.id
      where r.assigned_agent_id = $2 and ${condition} and ($1 = '' or strpos(s.search_text, search_needle($1)) > 0)
      order by r.created_at ${way}, r.id ${way} limit 40`,
      [term, agentId()],
    )
    const found = await agentsPages(
      `/api/agent/processes?limit=20&sort=${sort}&${query}${term ? `&search=${term}` : ''}`,
    )
    expect([term, sort, found]).toEqual([term, sort, rows.map(({ id }) => id)])
  }
})

test.each(['active', 'inactive'] as const)("an agent's %s clients are those of plain SQL", async (state) => {
  const { t } = sizes.get(LARGE) as Measured
  for (const [term, sort] of [
    ['', 'newest'],
    ['', 'name'],
    ['an', 'newest'],
    ['jequitiba', 'newest'],
  ] as const) {
    const { rows } = await t.owner.query(
      `select r.user_id as id from business_registrations r join profiles p on p.id = r.user_id
      where r.assigned_agent_id = $2 and ${clientsOf[state]}
      group by r.user_id, p.name, p.email
      having $1 = '' or strpos(searchable(p.name || ' ' || p.email || ' '
        || string_agg(r.company_name, ' ' order by r.created_at desc, r.id desc)), search_needle($1)) > 0
      order by ${sort === 'name' ? 'left(fold(p.name), 100), r.user_id' : 'max(r.created_at) desc, r.user_id desc'} limit 40`,
      [term, agentId()],
    )
    const found = await agentsPages(`/api/clients?limit=20&state=${state}&sort=${sort}${term ? `&search=${term}` : ''}`)
    expect([term, sort, found]).toEqual([term, sort, rows.map(({ id }) => id)])
  }
})

// Collects garbage before each measurement, so that only retained memory counts.
setFlagsFromString('--expose-gc')
const heldMegabytes = (): number => {
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed / 2 ** 20
}

test('the file of a hundred thousand processes is sent in flat memory, and read no faster than it is taken', async () => {
  const { t, reads } = sizes.get(LARGE) as Measured
  await t.owner.query('truncate rate_limits')
  const cookie = reads.get('admin: registrations.list')?.reader.cookie ?? ''
  await t.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = t.app.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/api/registrations.csv?sort=oldest`, { headers: { cookie } })
  expect([answer.status, answer.body !== null]).toEqual([200, true])
  const held: number[] = []
  let lines = 0
  let next = 0
  for await (const chunk of answer.body ?? []) {
    for (const byte of chunk) if (byte === 10) lines++
    if (lines < next) continue
    next += LARGE / 10
    held.push(heldMegabytes())
  }
  console.log(`csv: ${lines} lines, held ${held.map((megabytes) => megabytes.toFixed(0)).join(' ')} MB`)
  expect(lines).toBe(LARGE + 1)
  expect(Math.max(...held) - (held[0] ?? 0)).toBeLessThan(15)
}, 300_000)

test('every statement of every read gives the same rows planned for all values as planned for its own', async () => {
  const { t, reads } = sizes.get(SMALL) as Measured
  const seen = new Map<string, Statement>()
  for (const name of reads.keys())
    for (const statement of (await statementsOf(SMALL, name)).statements) seen.set(statement.text, statement)
  // The size of the database changes by itself, whenever PostgreSQL cleans up.
  for (const text of seen.keys()) if (text.includes('pg_database_size')) seen.delete(text)
  expect(seen.size).toBeGreaterThan(60)
  // A statement without a total order may return its rows in any order, so they are sorted here.
  const under = async (mode: PlanMode, statement: Statement) =>
    (await rowsUnder(t.owner, mode, statement)).map((row) => JSON.stringify(row)).sort()
  for (const statement of seen.values())
    expect([statement.text, await under('force_generic_plan', statement)]).toEqual([
      statement.text,
      await under('force_custom_plan', statement),
    ])
}, 300_000)
