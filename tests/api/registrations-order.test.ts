import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPayment } from '#demo/factories/payment.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { type RegistrationStatus, registrationStatuses } from '#features/registrations/rules/status.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
type Item = {
  id: string
  status: RegistrationStatus
  paid: boolean
  agent: { id: string } | null
  createdAt: string
  paidAt: string | null
}
let t: TestApp
let admin: Person
let agents: Person[]
const START = Date.UTC(2026, 2, 1, 12)
const HOUR = 3_600_000
const states = ['florida', 'texas', 'delaware']
const types = ['llc', 'corporation']
const stored: { id: string; state: string; type: string }[] = []

beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin')
  agents = [await t.person('agent'), await t.person('agent')]
  const customer = await t.person('user')
  for (let n = 0; n < 60; n++) {
    const created_at = new Date(START + n * HOUR)
    const status = registrationStatuses[n % 5] ?? 'pending'
    const [state, type] = [states[n % 3] ?? '', types[n % 2] ?? '']
    const { id } = await aRegistration(t.context, {
      user_id: customer.id,
      state_id: state,
      company_type_id: type,
      status,
      created_at,
      // Later registrations were paid earlier, so that sorting by either time gives a different order.
      paid_at: n % 4 === 0 ? null : new Date(START + (200 - n) * HOUR),
      assigned_agent_id: n % 7 < 3 ? null : (agents[n % 2]?.id ?? null),
    })
    stored.push({ id, state, type })
  }
})
afterAll(() => t.close())

const LAST = { newest: -1, oldest: 1 } as const

/** The items of all pages, read with a page size of seven. */
async function read(query: Record<string, string>, who = admin): Promise<Item[]> {
  const items: Item[] = []
  for (let cursor = ''; ; ) {
    const asked = new URLSearchParams({ ...query, limit: '7', ...(cursor ? { cursor } : {}) })
    const answer = await t.call('GET', `/api/registrations?${asked}`, { cookie: who.cookie })
    expect([query, answer.statusCode]).toEqual([query, 200])
    items.push(...answer.json().items)
    cursor = answer.json().nextCursor
    if (!cursor) return items
  }
}

const byTime = (order: 'newest' | 'oldest', items: Item[]): Item[] =>
  items.toSorted((a, b) => LAST[order] * (a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id)))
const waits = ({ status, paid, agent }: Item): boolean =>
  paid && !agent && status !== 'approved' && status !== 'rejected'

const filters: Record<string, string>[] = [
  {},
  { status: 'in_review' },
  { type: 'corporation' },
  { state: 'texas', type: 'llc' },
  { status: 'pending', paid: 'true' },
  { status: 'documents_required', state: 'florida', type: 'llc', paid: 'true' },
  { agent: 'none' },
  { agent: 'none', paid: 'true' },
  { agent: 'none', status: 'approved' },
  { agent: 'first' },
  { agent: 'first', type: 'llc' },
  { agent: 'first', paid: 'false', status: 'rejected' },
  { from: '2026-03-02', to: '2026-03-02' },
  { from: '2026-03-02', type: 'llc', status: 'pending' },
  { to: '2026-03-01', paid: 'true' },
  { type: 'unheard-of' },
]

describe.each(filters)('filtered by %j', (given) => {
  const filter = () => (given['agent'] === 'first' ? { ...given, agent: agents[0]?.id ?? '' } : given)
  const dayOf = (iso: string) => new Date(new Date(iso).getTime() - 3 * HOUR).toISOString().slice(0, 10)
  const wanted = async () => {
    const all = await read({})
    const { status, paid, agent, state, type, from = '', to = '9' } = filter()
    return all.filter((item) => {
      const kept = stored.find(({ id }) => id === item.id)
      return (
        (!status || item.status === status) &&
        (!paid || String(item.paid) === paid) &&
        (!agent || (item.agent?.id ?? 'none') === agent) &&
        (!state || kept?.state === state) &&
        (!type || kept?.type === type) &&
        dayOf(item.createdAt) >= from &&
        dayOf(item.createdAt) <= to
      )
    })
  }

  test('newest and oldest first, page by page, none twice and none left out', async () => {
    for (const order of ['newest', 'oldest'] as const)
      expect(await read({ ...filter(), sort: order })).toEqual(byTime(order, await wanted()))
  })

  test('what waits for the office stands before the newest, the longest waiting first (G70)', async () => {
    const all = await wanted()
    const waiting = all
      .filter(waits)
      .toSorted((a, b) => (a.paidAt ?? '').localeCompare(b.paidAt ?? '') || a.id.localeCompare(b.id))
    const rest = byTime(
      'newest',
      all.filter((item) => !waits(item)),
    )
    expect(await read({ ...filter(), sort: 'waiting' })).toEqual([...waiting, ...rest])
  })

  test('a search with the same filters finds the same rows', async () => {
    const found = await read({ ...filter(), search: 'Jequitibá' })
    expect(found).toEqual(byTime('newest', await wanted()))
  })
})

test('the samples above find something to sort', async () => {
  const all = await read({})
  expect([all.length, all.filter(waits).length > 7]).toEqual([60, true])
})

test('an agent who asks for several filters sees only own ones, and none of a colleague', async () => {
  const [first, second] = agents as [Person, Person]
  const own = await read({ type: 'llc', sort: 'waiting' }, second)
  for (const item of own) expect(item.agent?.id).toBe(second.id)
  expect(own.length + (await read({ type: 'corporation' }, second)).length).toBe((await read({}, second)).length)
  expect(await read({ agent: first.id, type: 'llc' }, second)).toEqual([])
})

test('a place in the list is good for its own order only', async () => {
  const page = await t.call('GET', '/api/registrations?sort=waiting&limit=3', { cookie: admin.cookie })
  const { nextCursor } = page.json()
  const other = await t.call('GET', `/api/registrations?sort=oldest&limit=3&cursor=${nextCursor}`, {
    cookie: admin.cookie,
  })
  expect(other.statusCode).toBe(400)
})

test('what waits in one way is a list of its own, the longest waiting first, filtered and searched like any other (G50)', async () => {
  const customer = await t.person('user')
  const days = (count: number) => new Date(t.services.now().getTime() - count * 24 * HOUR)
  const name = (letter: string) => ({ company_name: `${letter} Umbuzeiro LLC`, user_id: customer.id })
  const stuck = { created_at: days(30), status: 'in_review', paid_at: days(30), assigned_agent_id: agents[0]?.id ?? '' }
  const ids = []
  for (const given of [
    { ...name('A'), ...stuck, status_since: days(6) },
    { ...name('B'), ...stuck, status_since: days(9), state_id: 'texas' },
    { ...name('C'), ...stuck, status_since: days(1) },
    { ...name('D'), status: 'pending', paid_at: days(400) },
  ])
    ids.push((await aRegistration(t.context, given)).id)
  const [a, b, , d] = ids
  const disputed = await aRegistration(t.context, { ...name('E'), paid_at: days(3), status: 'approved' })
  const payment = await aPayment(t.context, disputed, {
    payment_status: 'paid',
    paid_at: days(3),
    disputed_at: days(2),
  })
  const idsOf = async (query: Record<string, string>, who = admin) => (await read(query, who)).map(({ id }) => id)
  // The other registrations are so old that all of those with an agent count as waiting too long.
  const waiting = await idsOf({ attention: 'waiting' })
  expect(waiting.indexOf(b ?? '')).toBeLessThan(waiting.indexOf(a ?? ''))
  expect(waiting).not.toContain(ids[2])
  expect((await idsOf({ attention: 'waiting', search: 'umbuzeiro' })).toSorted()).toEqual([a, b].toSorted())
  expect(await idsOf({ attention: 'waiting', search: 'umbuzeiro', state: 'texas' })).toEqual([b])
  expect(await idsOf({ attention: 'waiting', search: 'umbuzeiro', status: 'approved' })).toEqual([])
  expect(await idsOf({ attention: 'waiting', paid: 'false' })).toEqual([])
  expect(await idsOf({ attention: 'waiting', agent: 'none' })).toEqual([])
  expect(await idsOf({ attention: 'unassigned', agent: agents[0]?.id ?? '' })).toEqual([])
  expect(await idsOf({ attention: 'unassigned', search: 'umbuzeiro' })).toEqual([d])
  expect((await idsOf({ attention: 'unassigned' }))[0]).toBe(d)
  expect(await idsOf({ attention: 'disputes' })).toEqual([disputed.id])
  await t.owner.query('update payments set dispute_closed_at = now() where id = $1', [payment.id])
  expect(await idsOf({ attention: 'disputes' })).toEqual([])
  expect((await t.call('GET', '/api/registrations?attention=tickets', { cookie: admin.cookie })).statusCode).toBe(400)
})
