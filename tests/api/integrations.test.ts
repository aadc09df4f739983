import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '#server/mail/transport/mail.ts'
import { makeSmtpMail } from '#server/mail/transport/smtp-mail.ts'
import type { Config } from '#server/start/config.ts'
import { startFakeSmtp } from '#tests/support/fake-smtp.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['person']>>
let smtp: Awaited<ReturnType<typeof startFakeSmtp>>
let mail: Mail
const lines: string[] = []
const mailFrom = 'Travessia <nao-responda@travessia.test>'
beforeAll(async () => {
  smtp = await startFakeSmtp()
  t = await testApp({ lines, mail: { send: (message) => mail.send(message) } })
})
afterAll(async () => {
  await t.close()
  await smtp.close()
})
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute()
  smtp.behaviour = 'accept'
  smtp.messages.length = 0
  mail = makeSmtpMail({ smtpUrl: smtp.url, mailFrom })
  admin = await t.person('admin')
  await t.owner.query('delete from outbox_mails')
})

describe('what is connected', () => {
  let kept: Config
  beforeEach(() => {
    kept = { ...t.services.config }
  })
  afterEach(() => void Object.assign(t.services.config, kept))
  const read = async (config: Partial<Config>) => {
    Object.assign(t.services.config, config)
    const answer = await t.call('GET', '/api/integrations', { cookie: admin.cookie })
    expect(answer.statusCode).toBe(200)
    return { body: answer.body, view: answer.json() }
  }

  test('is a folder for mails and a folder for files where nothing else is named', async () => {
    const { dataDir } = t.services.config
    expect((await read({})).view).toEqual({
      mail: { kind: 'folder', place: `${dataDir}/mail`, from: mailFrom, encrypted: false },
      files: { kind: 'disk', place: `${dataDir}/files` },
      sms: null,
      scanner: null,
    })
  })

  const secrets = { user: 'correio-usuario', password: 'correio-senha-77' }
  test.each([
    [`smtp://${secrets.user}:${secrets.password}@mail.example.test`, 'mail.example.test:587', true],
    [`smtps://${secrets.user}:${secrets.password}@mail.example.test:2465`, 'mail.example.test:2465', true],
    [`smtp://${secrets.user}:${secrets.password}@127.0.0.1:1025`, '127.0.0.1:1025', false],
  ])('the mail server of %s is told by host and port', async (smtpUrl, place, encrypted) => {
    const { view, body } = await read({ smtpUrl })
    expect(view.mail).toEqual({ kind: 'smtp', place, from: mailFrom, encrypted })
    for (const secret of Object.values(secrets)) expect(body).not.toContain(secret)
  })

  test('a store is told by bucket and server, without its keys', async () => {
    const s3 = {
      region: 'sa-east-1',
      bucket: 'travessia',
      accessKeyId: 'AKIAEXEMPLO',
      secretAccessKey: 's3-segredo-88',
    }
    const far = await read({ s3 })
    expect(far.view.files).toEqual({ kind: 's3', place: 'travessia (s3.sa-east-1)' })
    const own = await read({ s3: { ...s3, endpoint: 'https://minio-user:minio-pass@files.example.test:9000/x?y=z' } })
    expect(own.view.files).toEqual({ kind: 's3', place: 'travessia (files.example.test:9000)' })
    for (const { body } of [far, own])
      for (const secret of [s3.accessKeyId, s3.secretAccessKey, 'minio-user', 'minio-pass', 'y=z'])
        expect(body).not.toContain(secret)
  })

  test('SMS and scanner are told by their place, without what may be secret in the address', async () => {
    const smsUrl = 'https://sms-user:sms-pass@sms.example.test/v1/send?key=sms-key'
    const { view, body } = await read({ smsUrl, smsToken: 'sms-token', clamdUrl: 'tcp://scan.example.test:3310' })
    expect(view).toMatchObject({ sms: { place: 'sms.example.test' }, scanner: { place: 'scan.example.test:3310' } })
    for (const secret of ['sms-user', 'sms-pass', 'sms-key', 'sms-token']) expect(body).not.toContain(secret)
    const socket = await read({ clamdUrl: 'unix:/run/clamav/clamd.sock' })
    expect(socket.view.scanner).toEqual({ place: '/run/clamav/clamd.sock' })
  })
})

describe('the mail that somebody sends to try', () => {
  const tryMail = (cookie = admin.cookie) => t.call('POST', '/api/integrations/mail/test', { cookie })
  const audited = async () =>
    t.db
      .selectFrom('audit_log')
      .select(['subject_type', 'subject_id', 'details'])
      .where('action', '=', 'integration.tested')
      .where('actor_id', '=', admin.id)
      .execute()
  const queued = async () => (await t.db.selectFrom('outbox_mails').select('id').execute()).length
  const expectFailure = async (detail: RegExp) => {
    lines.length = 0
    const answer = await tryMail()
    expect(answer.statusCode).toBe(200)
    const told = answer.json()
    expect(told).toEqual({ ok: false, detail: expect.stringMatching(detail), at: expect.any(String), to: admin.email })
    expect(await audited()).toEqual([
      { subject_type: 'integration', subject_id: 'mail', details: { ok: false, detail: told.detail } },
    ])
    expect(await queued()).toBe(0)
    expect(smtp.messages).toEqual([])
    expect(lines.join('\n')).not.toContain(admin.email)
  }

  test.each([
    ['pt_BR', 'Teste de e-mail: Travessia', 'os e-mails da plataforma saem e chegam', 'pt-BR'],
    ['en_US', 'Mail test: Travessia', 'mails of the platform leave and arrive', 'en-US'],
    ['es_ES', 'Prueba de correo: Travessia', 'los correos de la plataforma salen y llegan', 'es-ES'],
  ])('goes to the own address at once, in %s', async (language, subject, words, tag) => {
    await t.db.updateTable('user_preferences').set({ language }).where('user_id', '=', admin.id).execute()
    const answer = await tryMail()
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { ok: true, detail: null, at: expect.any(String), to: admin.email },
    ])
    expect(smtp.messages).toMatchObject([{ subject, envelopeTo: [admin.email] }])
    expect(smtp.messages[0]?.text).toContain(words)
    expect(smtp.messages[0]?.headers['content-language']).toEqual([tag])
    expect(await queued()).toBe(0)
    expect(await audited()).toEqual([
      { subject_type: 'integration', subject_id: 'mail', details: { ok: true, detail: null } },
    ])
  })

  test('a server that cuts connections is told by its code', async () => {
    smtp.behaviour = 'refuse-connection'
    await expectFailure(/^E[A-Z]{3,20}$/)
  })

  test('a server that takes no mail now is told by code and number', async () => {
    smtp.behaviour = 'temp-fail'
    await expectFailure(/^E[A-Z]{3,20} 451$/)
  })

  test('a port where nobody listens is told by its code', async () => {
    mail = makeSmtpMail({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom })
    await expectFailure(/^E[A-Z]{3,20}$/)
  })

  test('a server that never confirms the message ends the test when its time is over', async () => {
    smtp.behaviour = 'hang-after-data'
    mail = makeSmtpMail({ smtpUrl: smtp.url, mailFrom, timeouts: { socketMs: 300 } })
    await expectFailure(/^ETIMEDOUT$/)
  })

  test('a server that does not even greet ends the test when its time is over', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    mail = makeSmtpMail({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, timeouts: { greetingMs: 300 } })
    await expectFailure(/^ETIMEDOUT$/)
    silent.close()
  })

  test('is limited by person, and says when it may be tried again', async () => {
    for (let n = 0; n < 10; n++) expect((await tryMail()).statusCode).toBe(200)
    const refused = await tryMail()
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
    expect(smtp.messages).toHaveLength(10)
    expect((await tryMail((await t.person('admin')).cookie)).statusCode).toBe(200)
  })
})
