import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formedOn } from '#demo/factories/duty.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { keepCalendars } from '#features/duties/server/keep-calendars.ts'
import { tellAlerts } from '#features/duties/server/tell-alerts.ts'
import { readAnnounced } from '#features/site/server/read-announced.ts'
import { loadReference } from '#reference/load-reference.ts'
import { bodyOf } from '#tests/support/edited.ts'
import { anOrder } from '#tests/support/order-body.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
type Fact = { id: string; kind: string; companyTypeId: string | null; version: number } & Record<string, unknown>
let t: TestApp
let admin: Person
let other: Person
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin', { name: 'Ana Admin' })
  other = await t.person('admin', { name: 'Beto Admin' })
})
afterAll(() => t.close())

const OWN = ['scope', 'stateId', 'companyTypeId', 'kind', 'usName']
const get = async (url: string, who = admin) => {
  const answer = await t.call('GET', url, { cookie: who.cookie })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const ofState = async (state: string): Promise<Fact[]> => (await get(`/api/facts/states/${state}`)).items
const factOf = async (state: string, kind: string, type: string | null): Promise<Fact> => {
  const fact = (await ofState(state)).find((one) => one.kind === kind && one.companyTypeId === type)
  if (!fact) throw new Error(`${state} has no ${kind}`)
  return fact
}
const save = (fact: Fact, changed: object, who = admin) =>
  t.call('PUT', `/api/facts/${fact.id}`, { cookie: who.cookie, body: bodyOf(fact, changed, OWN) })
const historyOf = async (fact: Fact) => (await get(`/api/edits?subjectType=fact&subjectId=${fact.id}`)).items

describe('the facts about the states', () => {
  test('are summed up in one line for each state', async () => {
    const { items } = await get('/api/facts/states')
    expect(items).toHaveLength(50)
    expect(items.find(({ id }: { id: string }) => id === 'florida')).toMatchObject({
      name: 'Flórida',
      abbreviation: 'FL',
      llcFeeCents: 12_500,
      corporationFeeCents: 7000,
      llcYearlyCents: 13_875,
      confidence: 'high',
    })
  })

  test('are read with source, date and what belongs to their kind', async () => {
    const fee = await factOf('florida', 'formation_fee', 'llc')
    expect(fee).toMatchObject({ amountCents: 12_500, version: 1, editedBy: null, due: null })
    expect(fee['parts']).toEqual([{ name: 'Articles of Organization', amountCents: 12_500 }])
    const duty = await factOf('florida', 'annual_duty', 'llc')
    expect(duty).toMatchObject({ frequency: 'annual', lateFeeCents: 40_000, due: { kind: 'fixed', month: 5, day: 1 } })
    expect((await t.call('GET', '/api/facts/states/atlantis', { cookie: admin.cookie })).statusCode).toBe(404)
  })

  test('of the USA and of Brazil stand apart', async () => {
    const { items } = await get('/api/facts/elsewhere')
    expect(new Set(items.map(({ scope }: { scope: string }) => scope))).toEqual(new Set(['federal', 'brazil']))
  })
})

describe('an edited fee', () => {
  test('is charged by the next order, refused to whoever saw the old one, and changes no order that stands', async () => {
    const customer = await t.person('user')
    const place = async (body: object) => t.call('POST', '/api/orders', { cookie: customer.cookie, body })
    const seen = 46_900 + 9000
    const before = await place(await anOrder(t, { stateId: 'colorado', seenTotalCents: 46_900 + 5000 }))
    expect(before.statusCode, before.body).toBe(201)
    const fee = await factOf('colorado', 'formation_fee', 'llc')
    const parts = [
      { name: 'Articles of Organization', amountCents: 6000 },
      { name: 'Taxa nova', amountCents: 3000 },
    ]
    const answer = await save(fee, { parts, amountCents: 1 })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { amountCents: 9000, parts, version: 2, editedBy: 'Ana Admin' },
    ])
    const stale = await place(await anOrder(t, { stateId: 'colorado', seenTotalCents: 46_900 + 5000 }))
    expect([stale.statusCode, stale.json().error.code]).toEqual([409, 'price_changed'])
    const now = await place(await anOrder(t, { stateId: 'colorado', seenTotalCents: seen }))
    expect(now.json()).toMatchObject({ stateFeeCents: 9000, totalCents: seen })
    const { rows } = await t.owner.query('select quote from payments where id = $1', [before.json().paymentId])
    expect(rows[0].quote).toMatchObject({ stateFee: 5000, total: 51_900 })
    const states = (await t.call('GET', '/api/states')).json().items
    const listed = states.find(({ id }: { id: string }) => id === 'colorado').formationFees
    expect(listed).toContainEqual(expect.objectContaining({ companyTypeId: 'llc', amountCents: 9000 }))
  })

  test('is in the guide at once, also in one that was read before', async () => {
    const guide = async () => {
      const { items } = (await t.call('GET', '/api/states/guides')).json()
      return items.find(({ id }: { id: string }) => id === 'utah')
    }
    const llc = async () =>
      (await guide()).types.find((type: { companyTypeId: string }) => type.companyTypeId === 'llc')
    const duty = await factOf('utah', 'annual_duty', 'llc')
    expect((await llc()).yearlyCostCents).not.toBe(7700)
    const due = { kind: 'fixed', month: 12, day: 24 }
    const changed = { amountCents: 7700, frequency: 'annual', due }
    expect((await save(duty, changed)).statusCode).toBe(200)
    expect(await llc()).toMatchObject({ yearlyCostCents: 7700, due: 'Todo ano, até 24 de dezembro' })
  })

  test('of Delaware is what /faq says of its yearly tax', async () => {
    const said = async () => (await readAnnounced(t.context.db, t.services.config)).announced.texts.delawareTax
    expect(await said()).toContain('400,00')
    expect((await save(await factOf('delaware', 'annual_duty', 'llc'), { amountCents: 41_000 })).statusCode).toBe(200)
    expect(await said()).toContain('410,00')
  })

  test('of Brazilian law is what /faq says of IOF, with its source', async () => {
    const said = async () => (await readAnnounced(t.context.db, t.services.config)).announced.texts.iof
    expect(await said()).toMatch(/3,5%.*Decreto 12\.499\/2025, conferida em 18 de novembro de 2026/)
    await t.owner.query(`update facts set summary = 'O IOF é de 4%.', edited_at = now() where key = 'brazil/iof'`)
    expect(await said()).toContain('O IOF é de 4%.')
  })

  test('has a history with who changed what, and an audit row', async () => {
    const note = await factOf('iowa', 'income_tax', null)
    await save(note, { summary: 'Novo resumo', personalTax: false })
    const [entry] = await historyOf(note)
    expect(entry).toMatchObject({ kind: 'changed', by: { name: 'Ana Admin' } })
    expect(entry.changes.map(({ field }: { field: string }) => field).sort()).toEqual(['personalTax', 'summary'])
    const { rows } = await t.owner.query(`select action, details from audit_log where subject_id = $1`, [note.id])
    expect(rows[0]).toMatchObject({ action: 'fact.changed' })
  })
})

describe('two people who edit the same fact', () => {
  test('the second is told, loses nothing and overwrites nothing', async () => {
    const fact = await factOf('ohio', 'filing_fee', 'llc')
    expect((await save(fact, { amountCents: 100 })).statusCode).toBe(200)
    const second = await save(fact, { amountCents: 200 }, other)
    expect([second.statusCode, second.json().error.code]).toEqual([409, 'conflict'])
    const now = await factOf('ohio', 'filing_fee', 'llc')
    expect(now).toMatchObject({ amountCents: 100, editedBy: 'Ana Admin', version: 2 })
    expect((await save(now, { amountCents: 200 }, other)).json()).toMatchObject({ version: 3, editedBy: 'Beto Admin' })
  })

  test('at the same moment one of them wins', async () => {
    const fact = await factOf('oregon', 'filing_fee', 'llc')
    const both = await Promise.all([save(fact, { amountCents: 1 }), save(fact, { amountCents: 2 }, other)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await historyOf(fact)).toHaveLength(1)
  })

  test('the same values again are a try whose answer was lost', async () => {
    const fact = await factOf('maine', 'filing_fee', 'llc')
    const first = await save(fact, { amountCents: 4242 })
    const again = await save(fact, { amountCents: 4242 })
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    expect(await historyOf(fact)).toHaveLength(1)
  })
})

describe('what cannot be saved', () => {
  test.each([
    [
      'a source that no browser should open',
      { sources: [{ title: 'x', url: 'javascript:alert(1)', date: '' }] },
      'sources.0.url',
    ],
    ['a source without a title', { sources: [{ title: ' ', url: null, date: '' }] }, 'sources.0.title'],
    ['a day to come', { checkedOn: '2999-01-01' }, 'checkedOn'],
    ['a day that is none', { checkedOn: '2026-02-30' }, 'checkedOn'],
    ['a year before all others', { checkedOn: '0000-01-01' }, 'checkedOn'],
    ['no frequency', { frequency: null }, 'frequency'],
    ['a month that is none', { due: { kind: 'fixed', month: 13, day: 1 } }, 'due.month'],
    ['less than nothing', { amountCents: -1 }, 'amountCents'],
    ['no name', { name: ' ' }, 'name'],
  ])('%s', async (_, changed, field) => {
    const answer = await save(await factOf('texas', 'annual_duty', 'llc'), changed)
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]])
  })

  test('a formation fee without parts', async () => {
    const answer = await save(await factOf('texas', 'formation_fee', 'llc'), { parts: [] })
    expect(answer.json().error.fields).toEqual({ parts: 'required' })
  })

  test('a fact that does not exist', async () => {
    const fact = await factOf('texas', 'filing_fee', 'llc')
    const answer = await save({ ...fact, id: '00000000-0000-4000-8000-000000000000' }, {})
    expect(answer.statusCode).toBe(404)
  })
})

test('reminders count by the edited due date', async () => {
  const customer = await t.person('user')
  const now = t.context.now
  const soon = new Date(now.getTime() + 7 * 86_400_000)
  const approved_at = new Date(now.getTime() - 400 * 86_400_000)
  const { id } = await aRegistration(t.context, {
    user_id: customer.id,
    state_id: 'vermont',
    company_type_id: 'llc',
    status: 'approved',
    paid_at: approved_at,
    approved_at,
  })
  await formedOn(t.context, id, approved_at.toISOString().slice(0, 10))
  const due = { kind: 'fixed', month: soon.getUTCMonth() + 1, day: soon.getUTCDate() }
  await save(await factOf('vermont', 'annual_duty', 'llc'), { name: 'Dever mudado', frequency: 'annual', due })
  await keepCalendars(t.context)
  await tellAlerts(t.context)
  const { rows } = await t.owner.query(
    `select message from notifications where user_id = $1 and data ->> 'registrationId' = $2`,
    [customer.id, id],
  )
  expect(rows.map(({ message }) => message).join()).toContain('Dever mudado')
})

test('loading the reference data again keeps what was edited', async () => {
  const fact = await factOf('kansas', 'formation_fee', 'llc')
  await save(fact, { parts: [{ name: 'Articles of Organization', amountCents: 777 }] })
  expect(await loadReference(t.owner)).toEqual({ inserted: 0, updated: 0 })
  expect(await factOf('kansas', 'formation_fee', 'llc')).toMatchObject({ amountCents: 777, version: 2 })
})
