import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDocument } from '#demo/factories/document.ts'
import { formedOn } from '#demo/factories/duty.ts'
import { someOwners } from '#demo/factories/owners.ts'
import { aPayment } from '#demo/factories/payment.ts'
import { aPurchase } from '#demo/factories/purchase.ts'
import { aRegistration, type Registration } from '#demo/factories/registration.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { codeOf } from '#tests/support/duty-scene.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
type Row = {
  id: string
  name: string
  totalCents: number | null
  dissolves: boolean
  needsPtin: boolean
  preparer: { name: string; ptin: string } | null
  status: string
  dueOn: string | null
}
const HOUR = 3_600_000

let t: TestApp
let [agent, other, admin]: Person[] = []
let company: Registration
const ago = (hours: number) => new Date(t.context.now.getTime() - hours * HOUR)

beforeAll(async () => {
  t = await testApp()
  agent = await t.person('agent')
  other = await t.person('agent')
  admin = await t.person('admin')
  const { id: user_id } = await t.person('user')
  company = await aRegistration(t.context, {
    ...{ user_id, assigned_agent_id: agent.id, status: 'approved', paid_at: ago(900), created_at: ago(901) },
  })
  await aPayment(t.context, company, { payment_status: 'paid', created_at: ago(901), paid_at: ago(900) })
  await someOwners(t.context, company.id, [{}])
  await formedOn(t.context, company.id, officeDay(ago(800)))
})
afterAll(() => t.close())

const list = async (who: Person | undefined, filter: 'todo' | 'done'): Promise<Row[]> => {
  const answer = await t.call('GET', `/api/purchases?filter=${filter}`, { cookie: who?.cookie ?? '' })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().items
}
const finish = (id: string, body: object) =>
  t.call('POST', `/api/purchases/${id}/finish`, {
    cookie: agent?.cookie ?? '',
    body: { receipt: 'REC-77', documentId: null, dissolvedOn: null, ...body },
  })

test('what waits longest comes first, an agent sees no amounts, and nobody else’s orders', async () => {
  const translation = await aPurchase(t.context, company, { extra: 'certified_translation', paidAt: ago(2) })
  const report = await aPurchase(t.context, company, { extra: 'annual_report', paidAt: ago(5) })
  const own = await list(agent, 'todo')
  expect(own.map(({ id, totalCents }) => [id, totalCents])).toEqual([
    [report.id, null],
    [translation.id, null],
  ])
  expect(own[0]?.dueOn).toMatch(/^\d{4}-05-01$/)
  const seen = await list(admin, 'todo')
  expect(seen.map(({ id, totalCents }) => [id, totalCents])).toEqual([
    [report.id, 9900 + 13_875],
    [translation.id, 14_900],
  ])
  expect(await list(other, 'todo')).toEqual([])
})

test('a delivered order leaves the list, its paper has to be one that the customer sees, and its duty is done', async () => {
  const [report] = await list(agent, 'todo')
  const hidden = await aDocument(t.context, company.id, { status: 'approved', customer_sees: false })
  const shown = await aDocument(t.context, company.id, { status: 'approved', name: 'Recibo do estado' })
  const id = report?.id ?? ''
  expect((await finish(id, { documentId: hidden.id })).json().error.fields).toEqual({ documentId: 'invalid' })
  expect(codeOf(await finish(id, { documentId: shown.id }))).toBe(200)
  expect((await list(agent, 'todo')).map((row) => row.id)).not.toContain(id)
  expect(await list(agent, 'done')).toMatchObject([
    { id, status: 'done', receipt: 'REC-77', document: { name: 'Recibo do estado' } },
  ])
  const duty = await t.owner.query(
    'select d.status, d.receipt from duties d join purchases u on u.duty_id = d.id where u.id = $1',
    [id],
  )
  expect(duty.rows).toEqual([{ status: 'done', receipt: 'REC-77' }])
  const told = await t.owner.query(
    "select count(*)::int as n from notifications where user_id = $1 and message like '%Relatório%'",
    [company.user_id],
  )
  expect(told.rows).toEqual([{ n: 1 }])
})

test('the service that ends a company says so, and asks for the day', async () => {
  const { id } = await aPurchase(t.context, company, { extra: 'dissolution', status: 'in_progress' })
  const rows = await list(agent, 'todo')
  expect(rows.map((row) => [row.name, row.dissolves])).toEqual([
    ['Tradução certificada', false],
    ['Dissolução da empresa', true],
  ])
  expect((await finish(id, {})).json().error.fields).toEqual({ dissolvedOn: 'required' })
  const tomorrow = officeDay(new Date(t.context.now.getTime() + 30 * HOUR))
  expect((await finish(id, { dissolvedOn: tomorrow })).json().error.fields).toEqual({ dissolvedOn: 'future_day' })
  expect(codeOf(await finish(id, { dissolvedOn: officeDay(t.context.now) }))).toBe(200)
})

test('the office reads in a company’s payments what each was for', async () => {
  const answer = await t.call('GET', `/api/registrations/${company.id}/detail`, { cookie: admin?.cookie ?? '' })
  const paid: { paidFor: unknown }[] = answer.json().payments
  expect(paid.map(({ paidFor }) => paidFor)).toEqual([
    { kind: 'extra', name: 'Dissolução da empresa', duty: null },
    { kind: 'extra', name: 'Tradução certificada', duty: null },
    {
      kind: 'extra',
      name: 'Relatório anual do estado',
      duty: { name: expect.stringContaining('Annual Report'), period: expect.any(Number) },
    },
    { kind: 'order', plan: 'Profissional' },
  ])
})

test('a return that we prepare is delivered only with the name and the PTIN of its preparer', async () => {
  const { id } = await aPurchase(t.context, company, { extra: 'form_5472', status: 'in_progress' })
  expect((await list(agent, 'todo')).find((row) => row.id === id)).toMatchObject({ needsPtin: true, preparer: null })
  const fieldsOf = async (body: object) => (await finish(id, body)).json().error.fields
  expect(await fieldsOf({})).toEqual({ preparerName: 'required', preparerPtin: 'required' })
  expect(await fieldsOf({ preparerName: 'Rui Melo', preparerPtin: '01234567' })).toEqual({ preparerPtin: 'ptin' })
  const { status } = (await t.owner.query('select status from purchases where id = $1', [id])).rows[0]
  expect(status).toBe('in_progress')
  expect(codeOf(await finish(id, { preparerName: 'Rui Melo', preparerPtin: 'P01234567' }))).toBe(200)
  expect((await list(agent, 'done')).find((row) => row.id === id)?.preparer).toEqual({
    name: 'Rui Melo',
    ptin: 'P01234567',
  })
})
