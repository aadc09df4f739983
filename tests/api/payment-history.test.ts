import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aPayment, type Payment } from '#demo/factories/payment.ts'
import { aRegistration, type Registration } from '#demo/factories/registration.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
let t: TestApp
let admin: Person
let lia: Person
let rui: Person
const at = (day: number) => new Date(Date.UTC(2026, 2, day, 12))

async function paid(customer: Person, day: number, given: Partial<Payment>, order: Partial<Registration> = {}) {
  const settled = given.payment_status === 'paid' || given.payment_status === 'refunded'
  const registration = await aRegistration(t.context, {
    user_id: customer.id,
    company_name: `Ipê ${day} LLC`,
    paid_at: settled ? at(day) : null,
    ...order,
  })
  return { registration, payment: await aPayment(t.context, registration, { created_at: at(day), ...given }) }
}
let first: Awaited<ReturnType<typeof paid>>
let open: Awaited<ReturnType<typeof paid>>
let failed: Awaited<ReturnType<typeof paid>>
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin')
  lia = await t.person('user', { name: 'Lia Conceição' })
  rui = await t.person('user')
  first = await paid(lia, 1, { payment_status: 'paid', refunded_amount: 1000 })
  open = await paid(lia, 2, {})
  failed = await paid(lia, 3, { payment_status: 'failed' })
  await paid(lia, 4, { payment_status: 'refunded' })
  await paid(lia, 5, {}, { status: 'rejected' })
  await paid(rui, 6, { payment_status: 'paid' })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute()
})

const ask = (who: Person, query = '') => t.call('GET', `/api/payments${query}`, { cookie: who.cookie })
const list = async (who: Person, query = '') => {
  const answer = await ask(who, query)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const days = (items: { registration: { companyName: string } }[]) =>
  items.map(({ registration }) => Number(registration.companyName.split(' ')[1]))

describe('a customer', () => {
  test('sees the own payments, newest first, with what they come to', async () => {
    const { items, totals, nextPayment, nextCursor } = await list(lia)
    expect([days(items), nextCursor]).toEqual([[5, 4, 3, 2, 1], null])
    const { registration, payment } = first
    expect(items.at(-1)).toEqual({
      id: payment.id,
      description: 'Plano Profissional: abertura de LLC',
      purchaseId: null,
      registration: { id: registration.id, companyName: 'Ipê 1 LLC', packageId: registration.package_id },
      customer: null,
      amountCents: payment.amount,
      refundedCents: 1000,
      status: 'paid',
      payable: false,
      method: 'card',
      invoiceNumber: `INV-${payment.id.slice(0, 8)}`,
      createdAt: at(1).toISOString(),
      paidAt: at(1).toISOString(),
      withdrawUntil: null,
      withdrawnAt: null,
    })
    // Refunded money does not count as paid, and a rejected order owes nothing.
    expect(totals).toEqual({
      paidCents: payment.amount - 1000,
      pendingCents: open.payment.amount + failed.payment.amount,
    })
    expect(nextPayment).toEqual({
      id: open.payment.id,
      purchaseId: null,
      registrationId: open.registration.id,
      companyName: 'Ipê 2 LLC',
      status: 'pending',
      packageId: open.registration.package_id,
      amountCents: open.payment.amount,
      createdAt: at(2).toISOString(),
    })
  })

  test('without payments sees zeros', async () => {
    const nobody = await t.person('user')
    expect(await list(nobody)).toEqual({
      items: [],
      nextCursor: null,
      totals: { paidCents: 0, pendingCents: 0 },
      nextPayment: null,
    })
  })

  test('cannot widen it, and gets no ids of the provider', async () => {
    expect(days((await list(lia, '?status=paid')).items)).toEqual([1])
    for (const query of [`?userId=${rui.id}`, `?registrationId=x`, '?status=all', '?sort=amount', '?limit=0'])
      expect([query, (await ask(lia, query)).statusCode]).toEqual([query, 400])
    expect((await ask(lia)).body).not.toMatch(/provider|test_session|test_payment/)
  })
})

test('the office sees all of them, with whose they are', async () => {
  const { items, totals } = await list(admin)
  expect(days(items)).toEqual([6, 5, 4, 3, 2, 1])
  expect(items[0].customer).toEqual({ id: rui.id, name: expect.any(String), email: rui.email })
  expect(totals.paidCents).toBe(2 * first.payment.amount - 1000)
  expect(days((await list(admin, '?status=paid')).items)).toEqual([6, 1])
})

test('pages hold each payment once; a cursor works for its reader and filter', async () => {
  const seen: number[] = []
  let cursor: string | null = ''
  for (let page = 0; page < 10 && cursor !== null; page++) {
    const answer = await list(lia, `?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
    expect(answer.totals === null).toBe(cursor !== '')
    seen.push(...days(answer.items))
    cursor = answer.nextCursor
  }
  expect(seen).toEqual([5, 4, 3, 2, 1])
  const { nextCursor } = await list(admin, '?limit=1')
  expect((await ask(admin, `?limit=1&cursor=${nextCursor}`)).statusCode).toBe(200)
  expect((await ask(admin, `?limit=1&status=paid&cursor=${nextCursor}`)).statusCode).toBe(400)
  expect((await ask(lia, `?limit=1&cursor=${nextCursor}`)).statusCode).toBe(400)
})

describe('an invoice', () => {
  const open = (who: Person, id: string) => t.call('GET', `/api/payments/${id}/invoice`, { cookie: who.cookie })

  test('is a PDF that is saved and kept nowhere', async () => {
    const answer = await open(lia, first.payment.id)
    const number = `INV-${first.payment.id.slice(0, 8)}`
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${number}.pdf"; filename*=UTF-8''${number}.pdf`,
      'x-content-type-options': 'nosniff',
    })
    expect(String(answer.headers['cache-control'])).toContain('no-store')
    expect(String(answer.headers['content-security-policy'])).toContain('sandbox')
    const text = pdfText(answer.rawPayload)
    for (const part of [number, 'Lia Conceição', 'Ipê 1 LLC']) expect(text).toContain(part)
  })

  test('of another customer is not there', async () => {
    expect((await open(rui, first.payment.id)).statusCode).toBe(404)
    expect((await open(rui, '00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
    expect((await open(admin, first.payment.id)).statusCode).toBe(200)
  })

  test('can be asked for sixty times in ten minutes', async () => {
    const key = `payments.invoice:${lia.id}`
    const resets_at = new Date(Date.now() + 60_000)
    await t.db.insertInto('rate_limits').values({ key, hits: 60, resets_at }).execute()
    expect((await open(lia, first.payment.id)).statusCode).toBe(429)
  })
})

test('a customer owes an order once, however often paying it failed', async () => {
  const ana = await t.person('user')
  const { registration, payment } = await paid(ana, 7, { payment_status: 'failed' })
  const again = await aPayment(t.context, registration, { created_at: at(8) })
  const { items, totals, nextPayment } = await list(ana)
  expect(items.map(({ id, payable }: { id: string; payable: boolean }) => [id, payable])).toEqual([
    [again.id, true],
    [payment.id, false],
  ])
  expect([totals.pendingCents, nextPayment.id]).toEqual([again.amount, again.id])
})
