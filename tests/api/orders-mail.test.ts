import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { features } from '#features/server.ts'
import { runWorker } from '#server/jobs/run-worker.ts'
import { makeSmtpMail } from '#server/mail/transport/smtp-mail.ts'
import { startFakeSmtp } from '#tests/support/fake-smtp.ts'
import { anOrder, anOwner } from '#tests/support/order-body.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

let t: TestApp
let smtp: Awaited<ReturnType<typeof startFakeSmtp>>
let stopWorker: (() => Promise<unknown>) | undefined
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  smtp = await startFakeSmtp()
})
afterEach(async () => {
  await stopWorker?.()
  stopWorker = undefined
  await smtp.close()
})

const startWorker = async () => {
  const mail = makeSmtpMail({ smtpUrl: smtp.url, mailFrom: 'Travessia <nao-responda@travessia.test>' })
  const worker = await runWorker({ ...t.services, mail }, { pool: t.pool, features })
  stopWorker = () => worker.stop()
}
const received = (address: string) =>
  smtp.messages.filter(({ envelopeTo, subject }) => envelopeTo.includes(address) && subject.startsWith('Recebemos'))

test('the customer gets the summary once, also when nobody could send it while ordering', async () => {
  const customer = await t.person('user', { name: 'Ana Prado' })
  const owners = { main: anOwner({ share: 6000 }), partners: [anOwner({ share: 4000 })] }
  const body = await anOrder(t, { owners })
  for (let n = 0; n < 3; n++) await t.call('POST', '/api/orders', { cookie: customer.cookie, body })
  await startWorker()
  const mail = await waitFor('the summary', () => received(customer.email)[0])
  expect(mail.subject).toBe('Recebemos seu pedido na Travessia')
  for (const part of ['Olá, Ana!', 'Empresa: Jequitibá Comércio LLC', 'Estado: Flórida', 'Sócios: 2', '/user/payments'])
    expect(mail.text).toContain(part)
  expect(mail.text).toMatch(/Plano Profissional: US\$\s469,00/)
  expect(mail.text).not.toContain('joana@example.test')
  await waitFor(
    'an empty queue',
    async () => (await t.owner.query('select 1 from graphile_worker.jobs')).rows.length === 0,
  )
  expect(received(customer.email)).toHaveLength(1)
})

test('a replaced order is not summed up any more', async () => {
  const customer = await t.person('user')
  const body = await anOrder(t)
  await t.call('POST', '/api/orders', { cookie: customer.cookie, body })
  const changed = { ...body, company: { ...body.company, companyName: 'Ipê LLC' } }
  await t.call('POST', '/api/orders', { cookie: customer.cookie, body: changed })
  await startWorker()
  const mail = await waitFor('the summary', () => received(customer.email)[0])
  await waitFor(
    'an empty queue',
    async () => (await t.owner.query('select 1 from graphile_worker.jobs')).rows.length === 0,
  )
  expect(received(customer.email)).toEqual([mail])
  expect(mail.text).toContain('Empresa: Ipê LLC')
})
