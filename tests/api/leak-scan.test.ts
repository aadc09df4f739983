import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { isDownload } from '#contract/route.ts'
import { currentConsent } from '#features/privacy/rules/consent.ts'
import { features } from '#features/server.ts'
import { codeIn, windowAt } from '#server/auth/totp.ts'
import { runWorker } from '#server/jobs/run-worker.ts'
import type { MailMessage } from '#server/mail/transport/mail.ts'
import { everyRoute } from '#tests/support/every-route.ts'
import { watchLeaks } from '#tests/support/leak-watch.ts'
import { anOrder, anOwner } from '#tests/support/order-body.ts'
import { readZip } from '#tests/support/read-zip.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

let t: TestApp
const lines: string[] = []
const mails: MailMessage[] = []
let stopWorker: () => Promise<void>
beforeAll(async () => {
  t = await testApp({ lines })
  const worker = await runWorker(
    { ...t.services, mail: { send: async (mail) => void mails.push(mail) } },
    { pool: t.pool, features },
  )
  stopWorker = () => worker.stop()
})
afterAll(async () => {
  await stopWorker()
  await t.close()
})

const mailTo = (to: string, subject: string) =>
  waitFor(`${subject} to ${to}`, () => mails.findLast((mail) => mail.to === to && mail.subject.includes(subject)))
const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const NEXT = 'segundo barco 43'
const LAST = 'terceiro barco 44'
const START = '/api/account/two-factor/start'
const CONFIRM = '/api/account/two-factor/confirm'
const RENEW = '/api/account/two-factor/recovery-codes'

test('no token, cookie, password, hash, secret or code is in the log or in an answer that need not show it', async () => {
  const email = 'vigia@example.test'
  const newEmail = 'vigia-nova@example.test'
  const watch = watchLeaks(t, lines)
  const ok = async (method: 'GET' | 'POST' | 'PUT', url: string, body?: Record<string, unknown>, status = 200) => {
    const answer = await watch.call(method, url, body)
    expect([url, answer.statusCode, answer.statusCode === status ? '' : answer.body]).toEqual([url, status, ''])
    await watch.keepStored()
    return answer
  }
  const signIn = (address: string, password: string, status = 200) =>
    ok('POST', '/api/auth/sign-in/email', { email: address, password }, status)

  // The person signs up, confirms the address, signs in and recovers the account.
  const account = { name: 'Vigia Prado', email, password: PASSWORD }
  await ok('POST', '/api/auth/sign-up/email', { ...account, acceptedTerms: currentConsent.terms }, 201)
  await ok('POST', '/api/auth/sign-up/email', account, 422)
  await ok('POST', '/api/auth/sign-up/email', { ...account, password: '123' }, 400)
  const verify = watch.linkIn(await mailTo(email, 'Confirme seu e-mail'))
  await ok('POST', '/api/auth/verify-email', { token: verify })
  await ok('POST', '/api/auth/verify-email', { token: verify }, 410)
  await ok('GET', '/api/session')
  await ok('POST', '/api/auth/sign-out')
  await signIn(email, 'senha errada 99', 401)
  await signIn(email, PASSWORD)
  await ok('POST', '/api/auth/request-password-reset', { email })
  const reset = watch.linkIn(await mailTo(email, 'Redefina sua senha'))
  await ok('POST', '/api/auth/reset-password', { token: reset, password: NEXT })
  await ok('POST', '/api/auth/reset-password', { token: reset, password: NEXT }, 410)
  await signIn(email, NEXT)

  // The person changes the address and the password, and lists the devices.
  await ok('GET', '/api/account')
  await ok('GET', '/api/account/devices')
  await ok('POST', '/api/account/email', { email: newEmail, currentPassword: 'senha errada 98' }, 422)
  await ok('POST', '/api/account/email', { email: newEmail, currentPassword: NEXT })
  const approve = watch.linkIn(await mailTo(email, 'Autorize a troca'))
  const confirm = watch.linkIn(await mailTo(newEmail, 'Confirme seu novo e-mail'))
  await ok('POST', '/api/auth/confirm-email-change', { token: approve })
  expect((await ok('POST', '/api/auth/confirm-email-change', { token: confirm })).json().state).toBe('changed')
  await ok('POST', '/api/account/password', { currentPassword: NEXT, newPassword: LAST })

  // The secret of the second factor and the recovery codes appear only in the answer that creates them.
  const started = (await ok('POST', START, { currentPassword: LAST })).json()
  const secret = fromBase32(started.secret)
  watch.keep('TOTP secret', started.secret, [`POST ${START}`])
  watch.keep('TOTP secret', secret.toString('base64url'))
  const code = () => codeIn(windowAt(t.services.now()), secret)
  const nextWindow = () => {
    t.clock.ahead += 31_000
  }
  const confirmed = (await ok('POST', CONFIRM, { code: code() })).json()
  for (const one of confirmed.recoveryCodes) watch.keep('recovery code', one, [`POST ${CONFIRM}`])
  await ok('GET', '/api/account')
  await ok('POST', '/api/auth/sign-out')
  expect((await signIn(newEmail, LAST)).json()).toMatchObject({ user: null, secondStep: true })
  await ok('POST', '/api/auth/two-factor/verify', { code: '000000' }, 422)
  nextWindow()
  await ok('POST', '/api/auth/two-factor/verify', { code: code() })
  nextWindow()
  const renewed = (await ok('POST', RENEW, { currentPassword: LAST, code: code() })).json()
  for (const one of renewed.recoveryCodes) watch.keep('recovery code', one, [`POST ${RENEW}`])
  await ok('POST', '/api/auth/sign-out')
  await signIn(newEmail, LAST)
  await ok('POST', '/api/auth/two-factor/verify', { code: renewed.recoveryCodes[0] })

  // The identity number of an order appears only in the registration's detail and in the customer's own export.
  const number = 'QX8642097531'
  const body = await anOrder(t, { owners: { main: anOwner({ identityNumber: number }), partners: [] } })
  const DETAIL = `/api/registrations/${(await ok('POST', '/api/orders', body, 201)).json().registrationId}/detail`
  watch.keep('identity number', number, [`GET ${DETAIL}`, 'the export'])
  await ok(
    'POST',
    '/api/orders',
    { ...body, owners: { main: anOwner({ identityNumber: `${number}<` }), partners: [] } },
    400,
  )
  expect((await ok('GET', DETAIL)).body).toContain(number)
  await ok('GET', '/api/registrations')

  // The person reads notifications, the export and the list of accesses to the account.
  await ok('GET', '/api/notifications')
  const { id } = (await ok('POST', '/api/account/exports', {}, 202)).json()
  await waitFor('the export', async () =>
    (await watch.call('GET', '/api/account/privacy'))
      .json()
      .exports.some((one: { state: string }) => one.state === 'ready'),
  )
  const archive = await watch.call('GET', `/api/account/exports/${id}/file`)
  const unpacked = await readZip(archive.rawPayload)
  watch.answers.push({ call: 'the export', body: [...unpacked.values()].map(String).join('\n') })
  await ok('GET', '/api/account/accesses')

  // A superadmin lists people, invites a person, and impersonates the customer.
  const [admin, superadmin] = [await t.person('admin'), await t.person('superadmin')]
  const { id: userId } = (await watch.call('GET', '/api/session')).json().user
  await signIn(superadmin.email, PASSWORD)
  await ok('GET', '/api/people?search=vigia')
  await ok('POST', '/api/people', { name: 'Nova Pessoa', email: 'convite@example.test', role: 'agent' }, 201)
  watch.linkIn(await waitFor('the invitation', () => mails.findLast(({ to }) => to === 'convite@example.test')))
  await ok('POST', '/api/impersonation', { userId, reason: 'ver um problema' })
  await ok('GET', '/api/account')
  await ok('POST', '/api/account/exports', {}, 403)
  await ok('POST', '/api/impersonation/stop')
  await ok('POST', `/api/people/${admin.id}/end-sessions`)

  // The person erases the account.
  await signIn(newEmail, LAST)
  await ok('POST', '/api/auth/two-factor/verify', { code: renewed.recoveryCodes[1] })
  await ok('POST', '/api/account/erase', { currentPassword: 'senha errada 97' }, 422)
  await ok('POST', '/api/account/erase', { currentPassword: LAST })
  await mailTo(newEmail, 'foi apagada')

  expect(watch.secrets.length).toBeGreaterThan(100)
  expect(lines.length).toBeGreaterThan(50)
  expect(watch.leaks()).toEqual([])
  const text = [...lines, ...watch.answers.map(({ body }) => body)].join('\n')
  expect(text).not.toMatch(/\$argon2|#token=/)
  // An answer to the customer may contain an e-mail address; the log may not.
  expect(lines.join('\n')).not.toMatch(/@example\.test/)
})

test('the watch finds what is planted', async () => {
  const watch = watchLeaks(t, ['{"msg":"request","cookie":"abcdefgh12345"}'])
  watch.keep('planted', 'abcdefgh12345')
  watch.keep('shown', 'zyxwvut98765', ['POST /once'])
  watch.answers.push({ call: 'POST /once', body: 'zyxwvut98765' }, { call: 'GET /again', body: 'zyxwvut98765' })
  expect(watch.leaks()).toEqual(['planted in the log', 'shown in the answer to GET /again'])
})

type Schema = {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  additionalProperties?: Schema | boolean
}
function keysOf(schema: Schema): string[] {
  const parts = [schema.items, ...(schema.anyOf ?? []), schema.additionalProperties]
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [name, ...keysOf(part)]),
    ...parts.flatMap((part) => (typeof part === 'object' ? keysOf(part) : [])),
  ]
}

test('no answer has a field named like a column of the sign-in tables', async () => {
  const { rows } = await t.owner.query<{ name: string }>(
    `select distinct column_name as name from information_schema.columns where table_schema = 'public'
     and table_name in ('sessions', 'credentials', 'verifications', 'two_factors', 'account_tokens', 'known_devices')`,
  )
  // These column names are common, and harmless in every answer.
  const plain = new Set([
    'id',
    'user_id',
    'created_at',
    'updated_at',
    'expires_at',
    'last_active_at',
    'new_email',
    'value',
    'scope',
  ])
  const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const columns = new Set(rows.flatMap(({ name }) => (plain.has(name) ? [] : [name, camel(name)])))
  expect(columns.has('tokenHash')).toBe(true)
  const suspicious = /token|secret|password|hash|backup|credential|cookie/i
  // `passwordExpiry` is the number of days after which the team has to choose a new password.
  const expiry = ['read', 'saveGeneral', 'saveSeller', 'saveSecurity'].map(
    (call) => `siteSettings.${call}:passwordExpiry`,
  )
  // A hint has a key's last characters, `secret` is one of three words, `backups` has counts and ages; the authenticator needs its secret.
  const told = ['payments.stripeStatus:secretKeyHint', 'payments.stripeDetails:secret', 'system.read:backups']
  const allowed = new Set(['twoFactor.start:secret', ...told, ...expiry])
  const found = everyRoute.flatMap(({ name, route }) => {
    if (isDownload(route)) return []
    const keys = keysOf(z.toJSONSchema(route.response, { io: 'output', unrepresentable: 'any' }) as Schema)
    return keys.filter((key) => columns.has(key) || suspicious.test(key)).map((key) => `${name}:${key}`)
  })
  expect(found.filter((one) => !allowed.has(one))).toEqual([])
  expect(found).toContain('twoFactor.start:secret')
})
