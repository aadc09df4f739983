import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { someOwners } from '#demo/factories/owners.ts'
import { aPayment } from '#demo/factories/payment.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { remindOfRatings } from '#features/ratings/server/ask-for-rating.ts'
import { systemContext } from '#server/context.ts'
import { cronTable } from '#tests/support/every-job.ts'
import { papersLater } from '#tests/support/papers-later.ts'
import { codeOf } from '#tests/support/refund-scene.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

const DAY = 86_400_000

let t: TestApp
let admin: Awaited<ReturnType<TestApp['person']>>
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin', { name: 'Bia Lima' })
})
afterAll(() => t.close())

const onDay = (days: number) => {
  t.clock.ahead = days * DAY
  return systemContext(t.services, 'test')
}

/** A paid order in review; an admin's call approves it. */
async function anOrder(name = 'Ana Clara Prado') {
  const customer = await t.person('user', { name })
  const registration = await aRegistration(t.context, {
    ...{ user_id: customer.id, status: 'in_review', paid_at: t.context.now, company_name: `Ipê ${customer.id} LLC` },
  })
  await someOwners(t.context, registration.id, [{ city: 'Olinda' }])
  const payment = await aPayment(t.context, registration, { payment_status: 'paid' })
  const { id } = registration
  const move = (status: string, expectedStatus: string) =>
    t.call('POST', `/api/registrations/${id}/status`, {
      cookie: admin.cookie,
      body: { status, expectedStatus, papersLater, reason: 'Tudo certo.', confirmMissingPapers: true },
    })
  const url = `/api/registrations/${id}/rating`
  const says = { score: 5, sentence: 'Cada passo veio explicado.', publish: true, city: 'Olinda' }
  const told = async (): Promise<string[]> =>
    (
      await t.owner.query<{ title: string }>(
        `select title from notifications where user_id = $1 and event like 'rating%' order by created_at, id`,
        [customer.id],
      )
    ).rows.map(({ title }) => title)
  return {
    ...{ id, customer, payment, move, told },
    approve: async () => expect(codeOf(await move('approved', 'in_review'))).toBe(200),
    read: async (who = customer) => (await t.call('GET', url, { cookie: who.cookie })).json(),
    rate: (body: object = {}, who = customer) => t.call('PUT', url, { cookie: who.cookie, body: { ...says, ...body } }),
    withdraw: (who = customer) => t.call('DELETE', url, { cookie: who.cookie }),
  }
}
const approved = async (name?: string) => {
  const order = await anOrder(name)
  await order.approve()
  return order
}
const seen = async (id: string) => (await t.call('GET', `/api/ratings/${id}`, { cookie: admin.cookie })).json()
const decide = (id: string, what: 'reply' | 'hidden', body: object) =>
  t.call('PUT', `/api/ratings/${id}/${what}`, { cookie: admin.cookie, body })
const listed = async (show?: string): Promise<string[]> => {
  const answer = await t.call('GET', `/api/ratings?limit=100${show ? `&show=${show}` : ''}`, { cookie: admin.cookie })
  return answer.json().items.map(({ id }: { id: string }) => id)
}

describe('a customer is asked', () => {
  test('with the approval, in the panel and by mail, and once only', async () => {
    const order = await approved()
    expect(await order.told()).toEqual(['Como foi abrir a sua empresa?'])
    const { rows } = await t.owner.query(
      `select m.template from outbox_mails m join notifications n on n.id::text = m.data ->> 'notificationId'
       where m.user_id = $1 and n.event = 'ratings.asked'`,
      [order.customer.id],
    )
    expect(rows).toEqual([{ template: 'notification' }])
    expect(codeOf(await order.move('in_review', 'approved'))).toBe(200)
    await order.approve()
    expect(await order.told()).toHaveLength(1)
    expect(await order.read()).toEqual({ open: true, firstName: 'Ana', city: 'Olinda', answer: null })
  })

  test('again after thirty days by one of two runs at once, and not a third time', async () => {
    const order = await approved()
    expect(await remindOfRatings(onDay(29))).toEqual({ told: 0 })
    const runs = await Promise.all([remindOfRatings(onDay(31)), remindOfRatings(onDay(31))])
    expect(runs.reduce((sum, { told }) => sum + told, 0)).toBeGreaterThan(0)
    await remindOfRatings(onDay(80))
    onDay(0)
    expect(await order.told()).toEqual(['Como foi abrir a sua empresa?', 'Ainda queremos ouvir você'])
  })

  test('not again after answering, withdrawing, or once the order was refused, refunded or its person erased', async () => {
    const orders = await Promise.all(Array.from({ length: 5 }, () => approved()))
    const [answered, withdrew, refused, refunded, erased] = orders
    await answered?.rate()
    await withdrew?.rate()
    await withdrew?.withdraw()
    await refused?.move('rejected', 'approved')
    await t.owner.query(`update payments set payment_status = 'refunded' where id = $1`, [refunded?.payment.id])
    await t.owner.query(`update profiles set erased_at = now() where id = $1`, [erased?.customer.id])
    expect(await remindOfRatings(onDay(31))).toEqual({ told: 0 })
    onDay(0)
    for (const order of orders) expect(await order.told()).toHaveLength(1)
  })

  test('by a job of every morning', () => {
    expect(cronTable.find(({ task }) => task === 'remind-of-ratings')?.match).toBe('40 11 * * *')
  })
})

describe('an answer', () => {
  test('is one for each order: the same twice changes nothing, another one replaces it', async () => {
    const order = await approved()
    const first = await order.rate()
    expect(first.json()).toMatchObject({
      answer: { score: 5, sentence: 'Cada passo veio explicado.', publish: true, reply: null, hiddenReason: null },
    })
    const { version } = await seen(order.id)
    expect((await order.rate()).json()).toEqual(first.json())
    expect((await seen(order.id)).version).toBe(version)
    await Promise.all([order.rate({ score: 3 }), order.rate({ score: 3 })])
    expect(await seen(order.id)).toMatchObject({ score: 3, firstName: 'Ana', city: 'Olinda', version: version + 1 })
    expect((await listed()).filter((id) => id === order.id)).toHaveLength(1)
  })

  test('without consent keeps neither name nor city', async () => {
    const order = await approved()
    await order.rate({ publish: false })
    expect(await seen(order.id)).toMatchObject({ publish: false, firstName: null, city: null })
  })

  test('is taken back at any time, also after a refund, and leaves nothing to show', async () => {
    const order = await approved()
    await order.rate()
    await t.owner.query(`update payments set payment_status = 'refunded' where id = $1`, [order.payment.id])
    expect(codeOf(await order.rate({ score: 1 }))).toEqual([409, 'conflict', 'rating_closed'])
    expect((await order.withdraw()).json()).toMatchObject({ open: false, answer: null })
    expect(codeOf(await order.withdraw())).toBe(200)
    expect((await seen(order.id)).error.code).toBe('not_found')
  })

  test('is refused for an order that is not approved, for another person and with markup', async () => {
    const order = await anOrder()
    expect(codeOf(await order.rate())).toEqual([409, 'conflict', 'rating_closed'])
    await order.approve()
    const stranger = await t.person('user')
    expect(codeOf(await order.rate({}, stranger))).toEqual([404, 'not_found', null])
    expect((await order.read(stranger)).error.code).toBe('not_found')
    const marked = await order.rate({ sentence: '<img src=x onerror=alert(1)>' })
    expect([marked.statusCode, marked.json().error.fields]).toEqual([400, { sentence: 'markup' }])
    const bare = await order.rate({ sentence: '', city: ' ' })
    expect(bare.json().error.fields).toEqual({ sentence: 'required', city: 'required' })
  })
})

describe('the office', () => {
  test('answers publicly, and the customer is told and reads it', async () => {
    const order = await approved()
    await order.rate()
    const { version } = await seen(order.id)
    const replied = await decide(order.id, 'reply', { reply: 'Obrigado, Ana!', expectedVersion: version })
    expect(replied.json()).toMatchObject({
      reply: 'Obrigado, Ana!',
      decisions: [{ kind: 'replied', words: 'Obrigado, Ana!', by: 'Bia Lima' }],
    })
    expect((await order.read()).answer).toMatchObject({ reply: 'Obrigado, Ana!' })
    expect((await order.told()).at(-1)).toBe('Respondemos à sua avaliação')
    // A retry after a lost answer names the version it saw and is accepted.
    expect(codeOf(await decide(order.id, 'reply', { reply: 'Obrigado, Ana!', expectedVersion: version }))).toBe(200)
    expect((await seen(order.id)).decisions).toHaveLength(1)
  })

  test('does not answer words that the customer changed meanwhile', async () => {
    const order = await approved()
    await order.rate()
    const { version } = await seen(order.id)
    await order.rate({ score: 1, sentence: 'Mudei de ideia.' })
    const late = await decide(order.id, 'reply', { reply: 'Que bom!', expectedVersion: version })
    expect(codeOf(late)).toEqual([409, 'conflict', null])
  })

  test('hides for a reason that is kept; an edited answer stays hidden until it is shown again', async () => {
    const order = await approved()
    await order.rate()
    const { version } = await seen(order.id)
    const refused = await decide(order.id, 'hidden', { reason: ' ', expectedVersion: version })
    expect([refused.statusCode, refused.json().error.fields]).toEqual([400, { reason: 'required' }])
    await decide(order.id, 'hidden', { reason: 'Cita um telefone.', expectedVersion: version })
    expect((await order.told()).at(-1)).toBe('Sua avaliação não está no site')
    const edited = await order.rate({ sentence: 'Sem telefone agora.' })
    expect(edited.json().answer).toMatchObject({ hiddenReason: 'Cita um telefone.', sentence: 'Sem telefone agora.' })
    // The answer stays hidden after the customer withdraws it and answers again.
    await order.withdraw()
    await order.rate()
    expect((await seen(order.id)).hiddenReason).toBe('Cita um telefone.')
    const now = await seen(order.id)
    const shown = await decide(order.id, 'hidden', { reason: null, expectedVersion: now.version })
    expect(shown.json()).toMatchObject({
      hiddenReason: null,
      decisions: [
        { kind: 'shown', words: null },
        { kind: 'hidden', words: 'Cita um telefone.' },
      ],
    })
  })

  test('finds the answers by what there is to do, page by page', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, () => approved()))
    const [low, secret, hidden, replied] = orders.map(({ id }) => id)
    await orders[0]?.rate({ score: 2 })
    await orders[1]?.rate({ publish: false })
    await orders[2]?.rate()
    await orders[3]?.rate()
    await decide(hidden ?? '', 'hidden', {
      reason: 'Fora do assunto.',
      expectedVersion: (await seen(hidden ?? '')).version,
    })
    await decide(replied ?? '', 'reply', { reply: 'Obrigado!', expectedVersion: (await seen(replied ?? '')).version })
    const among = async (show?: string) => (await listed(show)).filter((id) => orders.some((one) => one.id === id))
    expect(await among()).toHaveLength(4)
    expect((await among('to_answer')).toSorted()).toEqual([low, secret].toSorted())
    expect(await among('low')).toEqual([low])
    expect((await among('published')).toSorted()).toEqual([low, replied].toSorted())
    expect(await among('hidden')).toEqual([hidden])
    const page = await t.call('GET', '/api/ratings?limit=2', { cookie: admin.cookie })
    const { items, nextCursor } = page.json()
    const next = await t.call('GET', `/api/ratings?limit=2&cursor=${nextCursor}`, { cookie: admin.cookie })
    const ids = [...items, ...next.json().items].map(({ id }: { id: string }) => id)
    expect(ids).toEqual((await listed()).slice(0, 4))
  })
})
