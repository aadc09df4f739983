import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { features } from '#features/server.ts'
import { runWorker } from '#server/jobs/run-worker.ts'
import { makeSmtpMail } from '#server/mail/transport/smtp-mail.ts'
import { startFakeSmtp } from '#tests/support/fake-smtp.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

let t: TestApp
let smtp: Awaited<ReturnType<typeof startFakeSmtp>>
let stopWorker: () => Promise<unknown>
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.pool.query(`update site_settings set support_email = 'atendimento@example.test', enable_emails = true`)
  smtp = await startFakeSmtp()
  const mail = makeSmtpMail({ smtpUrl: smtp.url, mailFrom: 'Travessia <nao-responda@travessia.test>' })
  const worker = await runWorker({ ...t.services, mail }, { pool: t.pool, features })
  stopWorker = () => worker.stop()
})
afterEach(async () => {
  await stopWorker()
  await smtp.close()
  await t.db.deleteFrom('rate_limits').execute()
})

const send = async (more: object = {}) => {
  const body = { nome: 'Lia Costa', email: 'lia@example.test', mensagem: 'Posso abrir uma LLC?', ...more }
  const answer = await t.call('POST', '/api/contact-messages', { body })
  expect(answer.statusCode, answer.body).toBe(200)
}
const mailTo = (address: string) =>
  waitFor(`a mail to ${address}`, () => smtp.messages.find(({ envelopeTo }) => envelopeTo.includes(address)))

test('the office gets the message and the sender a receipt, by SMTP', async () => {
  await send({ telefone: '+55 11 91234-5678', assunto: 'planos', mensagem: 'Linha um\nLinha dois' })
  const office = await mailTo('atendimento@example.test')
  expect(office.subject).toBe('Contato pelo site: Lia Costa')
  for (const part of ['lia@example.test', '+55 11 91234-5678', 'Informações sobre planos', '> Linha um\n> Linha dois'])
    expect(office.text).toContain(part)
  const receipt = await mailTo('lia@example.test')
  expect(receipt.subject).toBe('Recebemos sua mensagem na Travessia')
  expect(receipt.text).toContain('Olá, Lia!')
  expect(receipt.text + receipt.html).not.toContain('Linha um')
})

test('header injection, HTML and script arrive inert', async () => {
  const payload = '<script>alert(1)</script><img src=x onerror=alert(2)><a href="javascript:alert(3)">x</a>'
  await send({ nome: `Ana\r\nBcc: alvo@example.test\r\n\r\n${payload}`, mensagem: `${payload}\r\n.\r\nQUIT\r\n` })
  const office = await mailTo('atendimento@example.test')
  expect(office.headers['bcc']).toBeUndefined()
  expect(office.headers['subject']).toHaveLength(1)
  expect(office.subject).toMatch(/^Contato pelo site: Ana Bcc: alvo@example\.test/)
  expect(office.envelopeTo).toEqual(['atendimento@example.test'])
  expect(office.html).not.toMatch(/<script|<img|<a href="javascript/)
  expect(office.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(office.text).toContain('> QUIT')
  const receipt = await mailTo('lia@example.test')
  expect(receipt.raw).not.toMatch(/alvo@example|alert/)
  expect(smtp.messages.every(({ envelopeTo }) => !envelopeTo.includes('alvo@example.test'))).toBe(true)
})

test('an answer from Atendimento goes to the sender with the message below it', async () => {
  const admin = await t.person('admin')
  await send({ email: 'edson@example.test', mensagem: 'Preciso de visto?' })
  const list = await t.call('GET', '/api/contact-messages?search=edson', { cookie: admin.cookie })
  const id = list.json().items[0].id
  const answer = await t.call('POST', `/api/contact-messages/${id}/answer`, {
    cookie: admin.cookie,
    body: { message: 'Não precisa.\n\n<b>Abraço</b>' },
  })
  expect(answer.statusCode).toBe(200)
  const reply = await waitFor('the answer', () => smtp.messages.find(({ subject }) => subject.startsWith('Resposta')))
  expect(reply.envelopeTo).toEqual(['edson@example.test'])
  expect(reply.text).toContain('Não precisa.')
  expect(reply.text).toContain('> Preciso de visto?')
  expect(reply.html).toContain('&lt;b&gt;Abraço&lt;/b&gt;')
})

test('with mails switched off the office still gets the message, and the sender no receipt', async () => {
  await t.pool.query('update site_settings set enable_emails = false')
  await send({ email: 'quieta@example.test' })
  await mailTo('atendimento@example.test')
  await waitFor('an empty queue', async () => {
    const { rows } = await t.owner.query('select 1 from graphile_worker._private_jobs')
    return rows.length === 0
  })
  expect(smtp.messages.flatMap(({ envelopeTo }) => envelopeTo)).not.toContain('quieta@example.test')
})
