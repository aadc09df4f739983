import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '#tests/support/duty-scene.ts'
import { type Client, errorOf, type PurchaseScene, purchaseScene, sessionIn } from '#tests/support/purchase-scene.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let scene: PurchaseScene
beforeAll(async () => {
  t = await testApp()
  scene = await purchaseScene(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  await scene.on('2026-09-01')
  await t.db.deleteFrom('rate_limits').execute()
})

const client = () => scene.client('2026-08-10', { state_id: 'wyoming' })
const statusesOf = async (of: Client) => (await of.purchases()).map(({ status }) => status)
const stateOf = async (session: string) =>
  (await t.owner.query('select state from test_payment_sessions where id = $1', [session])).rows[0]?.state
const nothingOf = async (of: Client) => expect([await of.purchases(), await of.payments()]).toEqual([[], []])
const alreadyOrdered = [409, 'conflict', 'already_ordered']

describe('an order', () => {
  test('at another price than the one of now is refused, and nothing is written', async () => {
    const one = await client()
    const offer = await one.offer('annual_report')
    for (const seen of [offer.totalCents - 1, offer.priceCents, 0])
      expect(errorOf(await one.create(one.whatOf(offer), seen))).toEqual([409, 'price_changed'])
    await nothingOf(one)
  })

  test('of what is not offered is refused: archived, unknown, of no duty, of another company', async () => {
    const [one, other] = [await client(), await client()]
    const [report, foreign, itin] = [
      await one.offer('annual_report'),
      await other.offer('annual_report'),
      scene.extra('itin'),
    ]
    const notOffered = [400, 'invalid', { extraId: 'not_offered' }]
    const tried: object[] = [
      { ...one.whatOf(report), dutyId: foreign.duty?.id },
      { ...one.whatOf(report), dutyId: null },
      { ...one.whatOf(report), extraId: itin.id },
      { ...one.whatOf(report), dutyId: randomUUID() },
      { kind: 'extra', extraId: randomUUID(), dutyId: null },
    ]
    for (const what of tried) expect(errorOf(await one.create(what, report.totalCents))).toEqual(notOffered)
    await t.owner.query('update extras set archived_at = now() where id = $1', [itin.id])
    const archived = await one.create({ kind: 'extra', extraId: itin.id, dutyId: null }, itin.price)
    await t.owner.query('update extras set archived_at = null where id = $1', [itin.id])
    expect(errorOf(archived)).toEqual(notOffered)
    await nothingOf(one)
  })

  test('for a duty that is done or waived is refused', async () => {
    const one = await client()
    const offer = await one.offer('annual_report')
    await scene.setStatus(await one.duty('state_report'), { status: 'done', receipt: 'WY-1' }, one.customer)
    expect(errorOf(await one.create(one.whatOf(offer), offer.totalCents))).toEqual([
      ...[400, 'invalid', { extraId: 'not_offered' }],
    ])
  })

  test.each([
    ['unpaid', { paid_at: null }],
    ['rejected', { status: 'rejected' }],
  ])('for a company that is %s is refused', async (_, given) => {
    const one = await scene.client(null, given)
    expect(await one.services()).toMatchObject({ open: false, offers: [], upgrades: [] })
    const { id, price } = scene.extra('itin')
    const closed = [409, 'conflict', 'services_closed']
    expect(errorOf(await one.create({ kind: 'extra', extraId: id, dutyId: null }, price))).toEqual(closed)
    expect(errorOf(await one.create({ kind: 'upgrade', packageId: scene.plan('empresarial').id }, 1))).toEqual(closed)
    await nothingOf(one)
  })

  test('for a company whose money went back is refused', async () => {
    const one = await client()
    await t.owner.query(`update payments set payment_status = 'refunded' where id = $1`, [one.formation.id])
    expect((await one.services()).open).toBe(false)
    const { id, price } = scene.extra('itin')
    const answer = await one.create({ kind: 'extra', extraId: id, dutyId: null }, price)
    expect(errorOf(answer)).toEqual([409, 'conflict', 'services_closed'])
  })

  test('is for the own company alone', async () => {
    const [one, other] = [await client(), await client()]
    const offer = await one.offer('itin')
    const foreign = await one.create(one.whatOf(offer), offer.totalCents, {}, other.customer)
    expect(foreign.statusCode).toBe(404)
    for (const who of [scene.agent, scene.admin])
      expect((await one.create(one.whatOf(offer), offer.totalCents, {}, who)).statusCode).toBe(403)
    const { purchaseId } = await one.order('itin')
    expect((await scene.pay(purchaseId, other.customer)).statusCode).toBe(404)
    expect((await scene.cancel(purchaseId, other.customer)).statusCode).toBe(404)
    // A purchase id that another company already uses does not lead to that company's checkout page.
    const taken = await other.create(other.whatOf(await other.offer('itin')), offer.totalCents, { purchaseId })
    expect(taken.statusCode).toBe(409)
    await nothingOf(other)
  })

  test('leads back to no foreign page, which is noted', async () => {
    const one = await client()
    const offer = await one.offer('itin')
    const back = { successUrl: 'https://evil.example/user', cancelUrl: '//evil.example' }
    const foreign = { successUrl: 'foreign_address', cancelUrl: 'foreign_address' }
    const answer = await one.create(one.whatOf(offer), offer.totalCents, back)
    expect(errorOf(answer)).toEqual([400, 'invalid', foreign])
    await nothingOf(one)
    expect(await scene.audited(one.id, 'payment.createRefused')).toEqual([
      { code: 'invalid', fields: 'successUrl cancelUrl' },
    ])
    const { purchaseId } = await one.order('itin')
    expect(errorOf(await scene.pay(purchaseId, one.customer, back))).toEqual([400, 'invalid', foreign])
    expect(await scene.audited(one.id, 'payment.createRefused')).toHaveLength(2)
  })
})

describe('the same order again', () => {
  test('leads to the same page while it is unpaid, and is refused once it is paid', async () => {
    const one = await client()
    const { purchaseId, session, shown } = await one.order('annual_report')
    const again = async (id: string) => one.create(one.whatOf(shown), shown.totalCents, { purchaseId: id })
    for (const id of [purchaseId, randomUUID()]) expect(sessionIn((await again(id)).json().url)).toBe(session)
    expect([await one.purchases(), await one.payments()].map((rows) => rows.length)).toEqual([1, 1])
    await scene.decide(session, one.customer)
    for (const id of [purchaseId, randomUUID()]) expect(errorOf(await again(id))).toEqual(alreadyOrdered)
    expect(errorOf(await scene.pay(purchaseId, one.customer))).toEqual(alreadyOrdered)
    await scene.start(purchaseId)
    expect(errorOf(await again(randomUUID()))).toEqual(alreadyOrdered)
    expect([await one.purchases(), await one.payments()].map((rows) => rows.length)).toEqual([1, 1])
  })

  test.each([
    [
      'with one id',
      () => {
        const id = randomUUID()
        return () => id
      },
    ],
    ['with an id each', () => randomUUID],
  ] as const)('clicked twenty times at once %s makes one purchase, one payment and one session', async (_, ids) => {
    const one = await client()
    const offer = await one.offer('annual_report')
    const next = ids()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => one.create(one.whatOf(offer), offer.totalCents, { purchaseId: next() })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map((answer) => answer.json().url)).size).toBe(1)
    expect([await one.purchases(), await one.payments()].map((rows) => rows.length)).toEqual([1, 1])
    const sessions = await t.owner.query('select 1 from test_payment_sessions where business_registration_id = $1', [
      one.id,
    ])
    expect(sessions.rowCount).toBe(1)
    expect(await scene.audited(one.id, 'purchase.ordered')).toHaveLength(1)
  })

  test('under an id that stands for something else is refused', async () => {
    const one = await client()
    const { purchaseId, shown } = await one.order('itin')
    const other = await one.offer('certified_translation')
    expect(codeOf(await one.create(one.whatOf(other), other.totalCents, { purchaseId }))).toEqual([409, 'conflict'])
    expect(codeOf(await one.create(one.whatOf(shown), 1, { purchaseId }))).toEqual([409, 'price_changed'])
    expect(await one.purchases()).toHaveLength(1)
  })

  test('at the price of now replaces the unpaid one, which nobody can pay any more', async () => {
    const one = await client()
    const { purchaseId, session, shown } = await one.order('annual_report')
    await t.owner.query('update duties set amount = 7000 where id = $1', [shown.duty?.id])
    expect(errorOf(await one.create(one.whatOf(shown), shown.totalCents))).toEqual([409, 'price_changed'])
    const next = await one.create(one.whatOf(shown), shown.totalCents + 1000)
    expect(next.statusCode, next.body).toBe(200)
    expect(next.json().url).not.toContain(session)
    expect(await statusesOf(one)).toEqual(['cancelled', 'unpaid'])
    expect(await stateOf(session)).toBe('expired')
    await scene.decide(session, one.customer)
    expect(await statusesOf(one)).toEqual(['cancelled', 'unpaid'])
    expect(errorOf(await scene.pay(purchaseId, one.customer))).toEqual([409, 'conflict', 'purchase_cancelled'])
    const { totals } = (await t.call('GET', '/api/payments', { cookie: one.customer.cookie })).json()
    expect(totals.pendingCents).toBe(shown.totalCents + 1000)
  })

  test('can be made again once it is done, where no duty stands behind it', async () => {
    const one = await client()
    const { purchaseId } = await one.buy('itin')
    await scene.finish(purchaseId)
    await one.buy('itin')
    expect(await statusesOf(one)).toEqual(['done', 'paid'])
  })
})
