import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendMail } from '#features/mails/server/send-mail.ts'
import type { Mail, MailMessage } from '#server/mail/transport/mail.ts'
import { enrol } from '#tests/support/authenticator.ts'
import { browser, setCookie } from '#tests/support/browser.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.ahead = 0
  await t.db.deleteFrom('rate_limits').execute()
})

let n = 0
const fresh = () => `aparelho${++n}@example.test`
const noticesTo = (email: string) =>
  t.db
    .selectFrom('outbox_mails as m')
    .innerJoin('profiles as p', 'p.id', 'm.user_id')
    .select(['m.id', 'm.data'])
    .where('p.email', '=', email)
    .where('m.template', '=', 'new-device')
    .execute()

test('the browser of the sign-up is known, another one is announced once', async () => {
  const email = fresh()
  const own = browser(t)
  const answer = await own.signUp(email)
  expect(setCookie(answer, 'travessia-device')).toMatch(
    /=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  await own.signOut()
  await own.signIn(email)
  expect(await noticesTo(email)).toEqual([])
  const phone = browser(t, { userAgent: PHONE })
  await phone.signIn(email)
  expect(await noticesTo(email)).toHaveLength(1)
  await phone.signIn(email)
  expect(await noticesTo(email)).toHaveLength(1)
})

test('signing out keeps the cookie that knows the device', async () => {
  const own = browser(t)
  await own.signUp(fresh())
  const before = own.cookies.get('travessia-device')
  const out = await own.signOut()
  expect(out.headers['clear-site-data']).toBe('"storage"')
  expect(own.cookies.get('travessia-device')).toBe(before)
  expect(own.cookies.has('travessia')).toBe(false)
})

test('the first sign-in of an account that somebody else made is no news', async () => {
  const { email } = await t.person('agent')
  await browser(t).signIn(email)
  expect(await noticesTo(email)).toEqual([])
  await browser(t).signIn(email)
  expect(await noticesTo(email)).toHaveLength(1)
})

test('a browser known to one person is unknown to another', async () => {
  const [mine, theirs] = [fresh(), fresh()]
  await browser(t).signUp(theirs)
  const own = browser(t)
  await own.signUp(mine)
  await own.signIn(theirs)
  expect(await noticesTo(theirs)).toHaveLength(1)
})

test('a wrong password announces nothing; a first half without its code neither', async () => {
  const email = fresh()
  const own = browser(t)
  const { id } = (await own.signUp(email)).json().user
  await t.db.updateTable('profiles').set({ email_verified: true }).where('id', '=', id).execute()
  const { app } = await enrol(t, own)
  const phone = browser(t, { userAgent: PHONE })
  await phone.signIn(email, 'wrong')
  await phone.signIn(email)
  expect(await noticesTo(email)).toEqual([])
  expect((await phone.giveCode(app.fresh())).statusCode).toBe(200)
  expect(await noticesTo(email)).toHaveLength(1)
})

test('the mail says when, on what and from where', async () => {
  const email = fresh()
  await browser(t).signUp(email)
  await browser(t, { userAgent: `${PHONE} <b>http://premio.example</b>`, ip: '203.0.113.7' }).signIn(email)
  const [queued] = await noticesTo(email)
  // The queued mail holds no IP address; the address is read from the session when the mail leaves.
  expect(JSON.stringify(queued?.data)).not.toContain('203.0.113.7')
  const sent: MailMessage[] = []
  const mail: Mail = {
    send: async (message) => {
      sent.push(message)
    },
  }
  await sendMail(t.services, mail, queued?.id ?? '', new Promise(() => undefined))
  expect(sent).toHaveLength(1)
  const year = String(t.services.now().getFullYear())
  expect(sent[0]?.text).toMatch(new RegExp(`Quando: \\d+ de [a-zç]+ de ${year} às \\d\\d:\\d\\d \\S+\\n`))
  expect(sent[0]?.text).toContain('Aparelho: Chrome no Android\nEndereço IP: 203.0.113.7\n')
  expect(sent[0]?.text).not.toContain('premio')
})

test('the table holds no cookie', async () => {
  const own = browser(t)
  await own.signUp(fresh())
  const { rows } = await t.owner.query(`select encode(device_hash, 'escape') as hash from known_devices`)
  expect(JSON.stringify(rows)).not.toContain(own.cookies.get('travessia-device'))
})
