import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aDocument } from '#demo/factories/document.ts'
import { aRegistration, type Registration } from '#demo/factories/registration.ts'
import { papersLater } from '#tests/support/papers-later.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
type Outcome = { id: string; done: boolean; refusal: { code: string; message: string; reason: string | null } | null }
let t: TestApp
let admin: Person
let ana: Person
let bia: Person
let customer: Person
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin')
  ana = await t.person('agent')
  bia = await t.person('agent')
  customer = await t.person('user')
})
beforeEach(async () => {
  await t.owner.query('delete from rate_limits')
})
afterAll(() => t.close())

const order = (given: Partial<Registration> = {}) =>
  aRegistration(t.context, { user_id: customer.id, paid_at: t.context.now, ...given })
const assignMany = (registrations: object[], more: object = {}, who = admin) =>
  t.call('POST', '/api/registrations/assign', {
    cookie: who.cookie,
    body: { agentId: ana.id, registrations, ...more },
  })
const setMany = (status: string, registrations: object[], more: object = {}, who = admin) =>
  t.call('POST', '/api/registrations/status', { cookie: who.cookie, body: { status, registrations, ...more } })
const said = (answer: { json: () => { results: Outcome[] } }) =>
  answer.json().results.map(({ done, refusal }) => (done ? 'done' : [refusal?.code, refusal?.reason]))
const stored = async (ids: string[]) => {
  const { rows } = await t.pool.query(
    'select status, assigned_agent_id as agent from business_registrations where id = any($1) order by array_position($1, id)',
    [ids],
  )
  return rows
}
const historyOf = async (id: string) =>
  (
    await t.pool.query(
      'select old_status, new_status, reason, agent_id from process_status_history where business_registration_id = $1 order by created_at, id',
      [id],
    )
  ).rows

test('each is assigned by itself: one refusal does not stop the rest, and each says why', async () => {
  const [free, unpaid, taken, mine] = [
    await order(),
    await order({ paid_at: null }),
    await order({ assigned_agent_id: bia.id }),
    await order({ assigned_agent_id: ana.id, status: 'in_review' }),
  ]
  const missing = randomUUID()
  const ids = [free.id, unpaid.id, taken.id, mine.id, missing]
  const answer = await assignMany(ids.map((id) => ({ id, expectedAgentId: null })))
  expect(answer.statusCode).toBe(200)
  expect(answer.json().results.map(({ id }: Outcome) => id)).toEqual(ids)
  expect(said(answer)).toEqual([
    'done',
    ['unpaid', 'assignment_unpaid'],
    ['conflict', null],
    'done',
    ['not_found', null],
  ])
  expect(answer.json().results.map(({ refusal }: Outcome) => refusal?.message)).toEqual([
    undefined,
    'Este pedido ainda não foi pago. Confirme para atribuir mesmo assim.',
    'Os dados mudaram enquanto você editava. Recarregue e tente de novo.',
    undefined,
    'Não encontramos o que você procura.',
  ])
  expect(await stored(ids)).toEqual([
    { status: 'in_review', agent: ana.id },
    { status: 'pending', agent: null },
    { status: 'pending', agent: bia.id },
    { status: 'in_review', agent: ana.id },
  ])
  expect([await historyOf(free.id), await historyOf(mine.id)]).toEqual([
    [{ old_status: 'pending', new_status: 'in_review', reason: null, agent_id: ana.id }],
    [],
  ])
})

test('the same call again, after a lost answer, says the same and does nothing twice', async () => {
  const ids = [(await order()).id, (await order()).id]
  const asked = ids.map((id) => ({ id, expectedAgentId: null }))
  const [first, again] = [await assignMany(asked), await assignMany(asked)]
  expect(again.json()).toEqual(first.json())
  const moved = ids.map((id) => ({ id, expectedStatus: 'in_review' }))
  const [one, two] = [await setMany('rejected', moved, { reason: 'Nome em uso.' }), await setMany('rejected', moved)]
  expect([said(one), two.json()]).toEqual([['done', 'done'], one.json()])
  for (const id of ids) {
    expect(await historyOf(id)).toHaveLength(2)
    const { rows } = await t.pool.query(
      `select count(*)::int as told from notifications where user_id = $1 and data ->> 'registrationId' = $2`,
      [customer.id, id],
    )
    expect(rows[0].told).toBe(2)
  }
})

test('a status is changed with its reason; what may not be approved says why', async () => {
  const [ready, unpaid, papers, moved] = [
    await order({ status: 'in_review' }),
    await order({ status: 'in_review', paid_at: null }),
    await order({ status: 'in_review' }),
    await order({ status: 'documents_required' }),
  ]
  await aDocument(t.context, papers.id, { status: 'pending' })
  const ids = [ready.id, unpaid.id, papers.id, moved.id]
  const answer = await setMany(
    'approved',
    ids.map((id) => ({ id, expectedStatus: 'in_review' })),
    { reason: 'Tudo certo.', papersLater },
  )
  expect(said(answer)).toEqual(['done', ['unpaid', 'approval_unpaid'], ['papers_missing', null], ['conflict', null]])
  expect(await historyOf(ready.id)).toEqual([
    { old_status: 'in_review', new_status: 'approved', reason: 'Tudo certo.', agent_id: null },
  ])
  for (const { id } of [unpaid, papers, moved]) expect(await historyOf(id)).toEqual([])
})

test('approving several, a note stands for the papers that one of them lacks (K6)', async () => {
  const [bare, full] = [await order({ status: 'in_review' }), await order({ status: 'in_review' })]
  for (const ein_letter of [false, true])
    await aDocument(t.context, full.id, { document_type: 'formation', ein_letter, status: 'approved', required: false })
  const both = [bare.id, full.id].map((id) => ({ id, expectedStatus: 'in_review' }))
  expect(said(await setMany('approved', both))).toEqual([['company_papers_missing', null], 'done'])
  expect(said(await setMany('approved', both, { papersLater }))).toEqual(['done', 'done'])
  const { rows } = await t.pool.query(
    'select formation_later, ein_letter_later from business_registrations where id = any($1) order by array_position($1, id)',
    [[bare.id, full.id]],
  )
  expect(rows.map((row) => Object.values(row))).toEqual([Object.values(papersLater), [null, null]])
})

test('an agent changes own processes only, and within the own transitions', async () => {
  const [mine, decided, foreign] = [
    await order({ assigned_agent_id: ana.id, status: 'in_review' }),
    await order({ assigned_agent_id: ana.id, status: 'rejected' }),
    await order({ assigned_agent_id: bia.id, status: 'in_review' }),
  ]
  const answer = await setMany(
    'documents_required',
    [
      { id: mine.id, expectedStatus: 'in_review' },
      { id: decided.id, expectedStatus: 'rejected' },
      { id: foreign.id, expectedStatus: 'in_review' },
    ],
    {},
    ana,
  )
  expect(said(answer)).toEqual(['done', ['status_refused', null], ['not_found', null]])
  expect((await assignMany([{ id: mine.id, expectedAgentId: ana.id }], {}, ana)).statusCode).toBe(403)
})

test('an inactive agent gets none of them', async () => {
  const away = await t.person('agent')
  await t.db.updateTable('profiles').set({ agent_active: false }).where('id', '=', away.id).execute()
  const { id } = await order()
  const answer = await assignMany([{ id, expectedAgentId: null }], { agentId: away.id })
  expect(answer.json().results[0]).toMatchObject({
    done: false,
    refusal: { code: 'invalid', fields: { agentId: 'agent_unavailable' } },
  })
})

test('no more than a hundred, no less than one, and nothing unknown', async () => {
  const one = { id: randomUUID(), expectedAgentId: null }
  for (const [registrations, more] of [
    [[], {}],
    [Array.from({ length: 101 }, () => ({ ...one, id: randomUUID() })), {}],
    [[{ id: 'x', expectedAgentId: null }], {}],
    [[{ id: one.id }], {}],
    [[one], { status: 'approved' }],
  ] as const)
    expect((await assignMany([...registrations], more)).statusCode).toBe(400)
  expect((await assignMany(Array.from({ length: 100 }, () => ({ ...one, id: randomUUID() })))).statusCode).toBe(200)
  expect((await setMany('done', [{ id: one.id, expectedStatus: 'pending' }])).statusCode).toBe(400)
})

test('many at once by several people lose no entry of the history', async () => {
  const ids: string[] = []
  for (let n = 0; n < 6; n++) ids.push((await order()).id)
  const turn = async (who: Person, agent: Person, back: boolean) => {
    const rows = await stored(ids)
    const asked = ids.map((id, n) => ({ id, expectedAgentId: rows[n]?.agent ?? null }))
    const statuses = ids.map((id, n) => ({ id, expectedStatus: rows[n]?.status }))
    const results = [
      await assignMany(back ? asked.toReversed() : asked, { agentId: agent.id }, who),
      await setMany(back ? 'documents_required' : 'in_review', statuses, {}, who),
    ]
    for (const { statusCode } of results) expect(statusCode).toBe(200)
  }
  const other = await t.person('superadmin')
  for (let round = 0; round < 4; round++)
    await Promise.all([
      turn(admin, ana, false),
      turn(other, bia, true),
      turn(admin, bia, false),
      turn(other, ana, true),
    ])
  const now = await stored(ids)
  for (const [n, id] of ids.entries()) {
    const history = await historyOf(id)
    // Each status entry starts from the status in which the previous one ended, and the last one is the current status.
    history.forEach((entry, at) => {
      expect(entry.old_status).toBe(at === 0 ? 'pending' : history[at - 1].new_status)
    })
    expect(history.at(-1)?.new_status).toBe(now[n]?.status)
    expect(history.findLast(({ agent_id }) => agent_id)?.agent_id).toBe(now[n]?.agent)
  }
})
