import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendMail } from '#features/mails/server/send-mail.ts'
import { sign } from '#features/payments/server/provider/signature.ts'
import { TEST_SIGNATURE, testSecret } from '#features/payments/server/provider/test-provider.ts'
import { receiveEvent } from '#features/payments/server/receive-event.ts'
import { systemContext } from '#server/context.ts'
import { makeFolderMail } from '#server/mail/transport/folder-mail.ts'
import { makeSmtpMail } from '#server/mail/transport/smtp-mail.ts'
import { startFakeSmtp } from '#tests/support/fake-smtp.ts'
import { type Paying, payingApp, returns } from '#tests/support/paying.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { ORIGIN } from '#tests/support/test-app.ts'

let p: Paying
beforeAll(async () => {
  p = await payingApp()
})
afterAll(() => p.close())

type Order = Awaited<ReturnType<Paying['anOrder']>>
const decide = (order: Order, session: string, outcome: string, cookie = order.customer.cookie) =>
  p.t.call('POST', `/api/test-payments/${session}`, { cookie, body: { outcome } })
const read = (order: Order, session: string, cookie = order.customer.cookie) =>
  p.t.call('GET', `/api/test-payments/${session}`, { cookie })
const mailsOf = (order: Order) =>
  p.t.db
    .selectFrom('outbox_mails')
    .select(['id', 'template'])
    .where('user_id', '=', order.customer.id)
    .where('template', 'like', 'payment-%')
    .execute()

describe('the built-in provider', () => {
  test('leads to a page of ours that shows the order', async () => {
    const order = await p.anOrder()
    const [first, second] = await Promise.all([order.pay(), order.pay()])
    const session = String((await order.now()).provider_session_id)
    expect(first.json()).toEqual({ url: `${ORIGIN}/pagamento-teste/${session}` })
    expect(second.json()).toEqual(first.json())
    expect((await read(order, session)).json()).toEqual({
      companyName: order.registration.company_name,
      items: [
        { name: 'Plano Profissional: abertura de LLC', amountCents: order.payment.plan_price },
        { name: 'Taxa do estado: Flórida (repassada ao estado)', amountCents: order.payment.state_fee },
      ],
      totalCents: order.payment.amount,
      state: 'open',
    })
  })

  test('stays on the name of ours under which the customer came', async () => {
    const order = await p.anOrder()
    const here = 'http://127.0.0.1:3000'
    const back = { successUrl: `${here}/user/dashboard`, cancelUrl: `${here}/cadastro` }
    const answer = await order.pay(back)
    expect(answer.json().url).toContain(`${here}/pagamento-teste/test_`)
    expect((await order.pay(back)).json()).toEqual(answer.json())
  })

  test('a payment that succeeds is confirmed by its signed message, once', async () => {
    const order = await p.anOrder()
    const session = await order.open()
    const answers = await Promise.all([decide(order, session, 'succeed'), decide(order, session, 'succeed')])
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual([
      [200, { url: `${ORIGIN}${returns.successUrl}` }],
      [200, { url: `${ORIGIN}${returns.successUrl}` }],
    ])
    expect(await order.now()).toMatchObject({ payment_status: 'paid', provider: 'test' })
    expect(await mailsOf(order)).toMatchObject([{ template: 'payment-confirmed' }])
    const events = await p.t.db
      .selectFrom('payment_events')
      .selectAll()
      .where('payment_id', '=', order.payment.id)
      .execute()
    expect(events).toMatchObject([{ provider: 'test', outcome: 'changed' }])
    expect((await decide(order, session, 'fail')).json()).toEqual({ url: `${ORIGIN}${returns.successUrl}` })
    expect((await order.now()).payment_status).toBe('paid')
    expect((await order.pay()).statusCode).toBe(409)
  })

  test('leads back to where the customer pays now, not to where the last try began', async () => {
    const order = await p.anOrder()
    const fromWizard = await order.open()
    const panel = { successUrl: '/user/dashboard?payment=success', cancelUrl: '/user/payments?payment=cancelled' }
    const { url } = (await order.pay(panel)).json()
    const fromPanel = String(url).split('/').at(-1) ?? ''
    expect(fromPanel).not.toBe(fromWizard)
    expect((await read(order, fromWizard)).json().state).toBe('expired')
    expect((await order.pay(panel)).json()).toEqual({ url })
    expect((await decide(order, fromPanel, 'abandon')).json()).toEqual({ url: `${ORIGIN}${panel.cancelUrl}` })
    expect(await order.now()).toMatchObject({ payment_status: 'pending', provider_session_id: fromPanel })
  })

  test('a payment that fails says so where it began, has no invoice, and can be tried again', async () => {
    const order = await p.anOrder()
    const session = await order.open()
    const refused = `${ORIGIN}${returns.cancelUrl.replace('cancelled', 'failed')}`
    expect((await decide(order, session, 'fail')).json()).toEqual({ url: refused })
    const invoice = await p.t.call('GET', `/api/payments/${order.payment.id}/invoice`, {
      cookie: order.customer.cookie,
    })
    expect(invoice.statusCode).toBe(404)
    const listed = await p.t.call('GET', '/api/payments', { cookie: order.customer.cookie })
    expect(listed.json().items).toMatchObject([{ status: 'failed', invoiceNumber: null }])
    expect((await order.now()).payment_status).toBe('failed')
    expect(await mailsOf(order)).toMatchObject([{ template: 'payment-failed' }])
    const next = await order.open()
    expect(next).not.toBe(session)
    await decide(order, next, 'succeed')
    expect((await order.now()).payment_status).toBe('paid')
    const { paid_at } = await p.t.db
      .selectFrom('business_registrations')
      .select('paid_at')
      .where('id', '=', order.registration.id)
      .executeTakeFirstOrThrow()
    expect(paid_at).not.toBeNull()
  })

  test('who leaves without paying comes back to the same session', async () => {
    const order = await p.anOrder()
    const session = await order.open()
    expect((await decide(order, session, 'abandon')).json()).toEqual({ url: `${ORIGIN}${returns.cancelUrl}` })
    expect((await order.now()).payment_status).toBe('pending')
    expect(await order.open()).toBe(session)
  })

  test('a session that nobody paid in time cannot be paid any more', async () => {
    const order = await p.anOrder()
    const session = await order.open()
    p.t.clock.ahead = 24 * 3_600_000
    const cookie = await p.t.openSession(order.customer.id)
    expect((await read(order, session, cookie)).json().state).toBe('expired')
    await decide(order, session, 'succeed', cookie)
    expect((await order.now()).payment_status).toBe('pending')
    p.t.clock.ahead = 0
  })

  test("somebody else's session is not there", async () => {
    const [mine, theirs] = [await p.anOrder(), await p.anOrder()]
    const session = await theirs.open()
    expect((await read(mine, session)).statusCode).toBe(404)
    expect((await decide(mine, session, 'succeed')).statusCode).toBe(404)
    expect((await theirs.now()).payment_status).toBe('pending')
  })

  test('a message that we did not sign has no effect', async () => {
    const order = await p.anOrder()
    const session = await order.open()
    const object = { object: 'checkout.session', id: session }
    const event = { id: 'evt_forged', type: 'checkout.session.completed', livemode: false, data: { object } }
    const body = Buffer.from(JSON.stringify(event))
    const send = (signature: string) =>
      receiveEvent(systemContext(p.t.services, 'test'), 'test', body, { [TEST_SIGNATURE]: signature })
    await expect(send(sign(body, 'another secret', new Date()))).rejects.toMatchObject({ code: 'malformed' })
    const old = new Date(Date.now() - 301_000)
    await expect(send(sign(body, testSecret(p.t.services.keys), old))).rejects.toMatchObject({ code: 'malformed' })
    // The signature is valid but the webhook's claim is false: the session is still open.
    expect(await send(sign(body, testSecret(p.t.services.keys), new Date()))).toBe('unchanged')
    expect((await order.now()).payment_status).toBe('pending')
  })
})

describe('the mail about a confirmed payment', () => {
  const confirmed = async () => {
    const order = await p.anOrder()
    await decide(order, await order.open(), 'succeed')
    const [mail] = await mailsOf(order)
    return { order, mailId: mail?.id ?? '', number: `INV-${order.payment.id.slice(0, 8)}` }
  }
  const forever = new Promise<never>(() => undefined)

  test('carries the invoice through a mail server', async () => {
    const smtp = await startFakeSmtp()
    const { mailId, number } = await confirmed()
    const mail = makeSmtpMail({ smtpUrl: smtp.url, mailFrom: 'Travessia <nao-responda@travessia.test>' })
    await sendMail(p.t.services, mail, mailId, forever)
    const raw = smtp.messages[0]?.raw ?? ''
    await smtp.close()
    expect(raw).toContain(`filename=${number}.pdf`)
    const encoded = /application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+?)\r\n--/.exec(raw)?.[1] ?? ''
    expect(pdfText(Buffer.from(encoded, 'base64'))).toContain(number)
  })

  test('carries it into the folder of local mails, and nothing of it stays in the database', async () => {
    const { mailId, number } = await confirmed()
    const folder = join(p.t.services.config.dataDir, 'mail')
    await sendMail(p.t.services, makeFolderMail({ folder, mailFrom: 'Travessia <a@travessia.test>' }), mailId, forever)
    const [name = ''] = (await readdir(folder)).filter((entry) => entry.startsWith(mailId))
    const stored = JSON.parse(await readFile(join(folder, name), 'utf8'))
    expect(stored.attachments).toMatchObject([{ name: `${number}.pdf`, contentType: 'application/pdf' }])
    const row = await p.t.db.selectFrom('outbox_mails').selectAll().where('id', '=', mailId).executeTakeFirstOrThrow()
    expect(Object.keys(row.data as object)).toEqual(['paymentId'])
    expect(row.sent_at).not.toBeNull()
  })
})

test('with real keys nobody can pay with the built-in provider any more', async () => {
  const order = await p.anOrder()
  const session = await order.open()
  await p.connect()
  expect((await read(order, session)).statusCode).toBe(404)
  expect((await decide(order, session, 'succeed')).statusCode).toBe(404)
  expect((await order.now()).payment_status).toBe('pending')
  expect((await order.open()).startsWith('cs_test_')).toBe(true)
})
