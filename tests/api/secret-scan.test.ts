import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Method } from '#contract/route.ts'
import { actingScene } from '#tests/support/acting.ts'
import { startFakeS3 } from '#tests/support/fake-s3.ts'
import { startFakeSmtp } from '#tests/support/fake-smtp.ts'
import { OTHER_SECRET_KEY, type Paying, PUBLISHABLE_KEY, payingApp, SECRET_KEY } from '#tests/support/paying.ts'
import { PUBLIC_ORIGIN, payingNode } from '#tests/support/paying-node.ts'
import { findPattern } from '#tests/support/scan-database.ts'
import { PASSWORD } from '#tests/support/test-app.ts'
import { paidEvent, sendSigned } from '#tests/support/webhook-messages.ts'

const SMTP = { user: 'correio', pass: 'senhaDoCorreio77' }
const S3_SECRET = 'segredoDoArmazem88'
const SMS_TOKEN = 'fichaDoTorpedo99'
const GIVEN = 'whsec_dadoComAsChaves1111'
const BY_HAND = 'whsec_registradoAMao2222'
const MISTYPED = 'whsec_com espaco 3333'
const UNKNOWN_KEY = 'sk_test_51FakeNunca4444'
const REFUSED_KEY = 'sk_live_51FakeOutroModo5555'

let p: Paying
let smtp: Awaited<ReturnType<typeof startFakeSmtp>>
let s3: Awaited<ReturnType<typeof startFakeS3>>
const lines: string[] = []
const answers: string[] = []
beforeAll(async () => {
  smtp = await startFakeSmtp('accept', SMTP)
  s3 = await startFakeS3()
  const { endpoint, bucket, region, accessKeyId } = s3
  p = await payingApp(lines, {
    smtpUrl: `smtp://${SMTP.user}:${SMTP.pass}@127.0.0.1:${smtp.port}`,
    s3: { endpoint, bucket, region, accessKeyId, secretAccessKey: S3_SECRET },
    smsUrl: 'http://127.0.0.1:9/send',
    smsToken: SMS_TOKEN,
  })
})
afterAll(async () => {
  await p.close()
  await smtp.close()
})

/** Encodings in which a value could be stored or logged by mistake. */
const spellings = (value: string): string[] => [
  value,
  Buffer.from(value).toString('base64').replace(/=+$/, ''),
  Buffer.from(value).toString('hex'),
  encodeURIComponent(value),
]

async function filesOnDisk(): Promise<string> {
  const entries = await readdir(p.t.services.config.dataDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return (await Promise.all(files.map((path) => readFile(path, 'latin1')))).join('\n')
}

const literally = (text: string): string => text.replace(/[^\w]/g, (sign) => `\\${sign}`)

/** Lists the places where a secret appears although it may not; one read of the database covers all secrets. */
async function leaksOf(secrets: Record<string, string>): Promise<string[]> {
  const texts = { 'the log': lines.join('\n'), 'an answer': answers.join('\n'), 'a file': await filesOnDisk() }
  const all = Object.entries(secrets).flatMap(([what, value]) =>
    [...new Set(spellings(value))].map((spelling) => ({ what, spelling })),
  )
  const columns = await findPattern(p.t, all.map(({ spelling }) => literally(spelling)).join('|'))
  return [
    ...all.flatMap(({ what, spelling }) =>
      Object.entries(texts).flatMap(([place, text]) => (text.includes(spelling) ? [`${what} in ${place}`] : [])),
    ),
    ...columns.map((column) => `one of them in ${column}`),
  ]
}

const as =
  ({ cookie }: { cookie: string }) =>
  async (method: Method, url: string, body: object = {}) => {
    const answer = await p.t.call(method, url, { cookie, body })
    answers.push(answer.body)
    return answer
  }

test('keys, webhook secrets and the passwords of mail, files and SMS stand nowhere in clear', async () => {
  const boss = await p.t.person('superadmin')
  const ask = as(boss)
  const save = (keys: object) =>
    ask('POST', '/api/functions/save-stripe-credentials', {
      secretKey: SECRET_KEY,
      publishableKey: PUBLISHABLE_KEY,
      webhookSecret: GIVEN,
      ...keys,
    })
  const expectJson = async (answer: ReturnType<typeof ask>, body: object) =>
    expect((await answer).json()).toMatchObject(body)

  // Stripe keys are tested, refused in every way, and saved.
  await expectJson(ask('POST', '/api/functions/test-stripe-connection', { secretKey: UNKNOWN_KEY }), { success: false })
  await expectJson(ask('POST', '/api/functions/test-stripe-connection', { secretKey: SECRET_KEY }), { success: true })
  await expectJson(save({ secretKey: UNKNOWN_KEY }), { success: false })
  await expectJson(save({ secretKey: REFUSED_KEY }), { success: false })
  await expectJson(save({ webhookSecret: MISTYPED }), { success: false })
  const wrong = { currentPassword: 'senha errada 66' }
  await expectJson(ask('POST', '/api/auth/step-up', wrong), { error: { code: 'wrong_password' } })
  await expectJson(save({ secretKey: { key: SECRET_KEY } }), { error: { code: 'invalid' } })
  await expectJson(save({}), { success: true })

  // The database refuses the row, and its error goes to the log.
  const bound = 'alter table payment_provider_settings add constraint planted check (publishable_key is null) not valid'
  await p.t.owner.query(bound)
  expect((await save({ secretKey: OTHER_SECRET_KEY })).statusCode).toBe(500)
  await p.t.owner.query('alter table payment_provider_settings drop constraint planted')
  expect(lines.some((line) => line.includes('planted'))).toBe(true)

  // A payment, the provider switched, and the webhook secret replaced by hand and by Stripe.
  const order = await p.anOrder()
  const session = await order.open()
  p.stripe.pay(session, false)
  const keep = (webhookSecret: string) => ask('POST', '/api/payments/stripe/webhook-secret', { webhookSecret })
  await expectJson(keep(MISTYPED), { success: false })
  await expectJson(keep(BY_HAND), { success: true })
  expect((await sendSigned(p, paidEvent(session), 'whsec_ofAnotherEndpoint')).statusCode).toBe(400)
  expect((await sendSigned(p, paidEvent(session), BY_HAND)).statusCode).toBe(200)
  expect((await order.now()).payment_status).toBe('paid')
  for (const use of ['test', 'stripe']) await expectJson(ask('POST', '/api/payments/provider', { use }), { inUse: use })
  expect(await (await payingNode(p, { origin: PUBLIC_ORIGIN })).save()).toEqual({
    success: true,
    error: null,
    missingRights: [],
  })
  const [made] = [...p.stripe.endpoints.values()]
  if (!made) throw new Error('no endpoint was made')
  p.stripe.keys.delete(SECRET_KEY)
  expect((await (await p.anOrder()).pay()).statusCode).toBe(503)
  await expectJson(ask('POST', '/api/functions/check-stripe-status'), { connected: false })
  p.stripe.keys.add(SECRET_KEY)

  // The connections to mail and files are tested, with and without success.
  await expectJson(ask('POST', '/api/integrations/mail/test'), { ok: true })
  smtp.behaviour = 'temp-fail'
  await expectJson(ask('POST', '/api/integrations/mail/test'), { ok: false })
  await expectJson(ask('POST', '/api/integrations/files/test'), { ok: true })
  await s3.close()
  await expectJson(ask('POST', '/api/integrations/files/test'), { ok: false })

  // Every read about payments, mail and files is called.
  for (const url of [
    'payments/stripe',
    'payments/mode',
    'integrations',
    'system',
    'superadmin/counts',
    'audit',
    'audit.csv',
    'session',
  ])
    expect([url, (await ask('GET', `/api/${url}`)).statusCode]).toEqual([url, 200])
  answers.push((await p.t.call('GET', '/metrics')).body)

  // The publishable key is no secret: finding it proves that the scan works.
  expect(await leaksOf({ 'the publishable key': PUBLISHABLE_KEY })).toEqual([
    'the publishable key in an answer',
    'one of them in public.payment_provider_settings.publishable_key',
  ])
  expect(lines.length).toBeGreaterThan(30)
  const secrets = {
    'the secret key': SECRET_KEY,
    'the second key': OTHER_SECRET_KEY,
    'an unknown key': UNKNOWN_KEY,
    'a refused key': REFUSED_KEY,
    'the given webhook secret': GIVEN,
    'the webhook secret by hand': BY_HAND,
    'the mistyped webhook secret': MISTYPED,
    'the webhook secret made by Stripe': made.secret,
    'the name for mails': `${SMTP.user}:`,
    'the password for mails': SMTP.pass,
    'the secret of the store': S3_SECRET,
    'the token for SMS': SMS_TOKEN,
    'the password': PASSWORD,
  }
  const middles = Object.fromEntries(
    Object.entries(secrets)
      .filter(([, value]) => /^(sk_|whsec_)/.test(value))
      .map(([what, value]) => [`a part of ${what}`, value.slice(8)]),
  )
  expect(await leaksOf({ ...secrets, ...middles })).toEqual([])
})

test('what opens a session, one that acts as somebody included, stands nowhere in clear', async () => {
  const { boss, target, own, started } = await actingScene(p.t).acting()
  const cookies = [boss.cookie, target.cookie, own.cookie()]
  answers.push(started.body)
  for (const url of ['/api/session', '/api/notifications', '/api/account']) answers.push((await own.get(url)).body)
  answers.push((await own.post('/api/notifications/read-all')).body)
  // A truncated cookie is refused, and the refusal does not quote it.
  const forged = `travessia=${own.cookies.get('travessia')?.slice(0, -20)}`
  expect((await as({ cookie: forged })('POST', '/api/impersonation/stop')).statusCode).toBe(401)
  answers.push((await actingScene(p.t).stop(own)).body)
  cookies.push(own.cookie())
  const after = { cookie: own.cookie() }
  for (const url of ['impersonations', 'audit', 'people', 'account/devices', 'system'])
    expect([url, (await as(after)('GET', `/api/${url}`)).statusCode]).toEqual([url, 200])
  const values = cookies.flatMap((cookie) => {
    const value = decodeURIComponent(
      cookie
        .split('; ')
        .find((one) => one.startsWith('travessia='))
        ?.slice(10) ?? '',
    )
    return [value, value.split('.')[0] ?? '']
  })
  expect(new Set(values).size).toBe(8)
  expect(values.every((value) => value.length >= 32)).toBe(true)
  expect(await leaksOf(Object.fromEntries(values.map((value, n) => [`cookie ${n}`, value])))).toEqual([])
})
