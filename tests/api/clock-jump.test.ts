import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enrol } from '#tests/support/authenticator.ts'
import { browser } from '#tests/support/browser.ts'
import { aConversation } from '#tests/support/conversation.ts'
import { sendQueued, tokenIn } from '#tests/support/queued-mail.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { workedBy } from '#tests/support/workflow-of.ts'

const HOUR = 3_600_000
const TWO_DAYS = 48 * HOUR

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => {
  t.clock.ahead = 0
})

const askReset = async (person: { id: string; email: string }): Promise<string | undefined> => {
  await t.call('POST', '/api/auth/request-password-reset', { body: { email: person.email } })
  const mails = await sendQueued(t, person.id)
  return mails.map(tokenIn).find((token) => token !== '')
}
const reset = async (token: string | undefined) =>
  (await t.call('POST', '/api/auth/reset-password', { body: { token, password: 'outro barco 77' } })).statusCode
const isSignedIn = async (cookie: string) => (await t.call('GET', '/api/session', { cookie })).json().user !== null

describe('F14: a clock that jumps two days ahead', () => {
  test('ends sessions of the staff and links sent by mail, and keeps the sessions of customers', async () => {
    const [customer, admin] = [await t.person('user'), await t.person('admin')]
    await t.owner.query('delete from outbox_mails')
    const link = await askReset(customer)
    expect(link).toMatch(/\S/)
    t.clock.ahead = TWO_DAYS
    expect(await isSignedIn(admin.cookie)).toBe(false)
    expect(await isSignedIn(customer.cookie)).toBe(true)
    expect(await reset(link)).toBe(410)
    t.clock.ahead = 31 * 24 * HOUR
    expect(await isSignedIn(customer.cookie)).toBe(false)
  })

  test('leaves nobody locked out once it is set right', async () => {
    const person = await t.person('user')
    const own = browser(t, { cookie: person.cookie })
    const { app } = await enrol(t, own)
    await t.owner.query('delete from outbox_mails')
    t.clock.ahead = TWO_DAYS
    expect(await askReset(person)).toMatch(/\S/)
    const ahead = browser(t)
    await ahead.signIn(person.email)
    expect((await ahead.giveCode(app.fresh())).statusCode).toBe(200)
    for (let n = 0; n < 12; n++) await browser(t).signIn(person.email, 'errada')
    expect((await browser(t).signIn(person.email)).statusCode).toBe(429)

    t.clock.ahead = 0
    expect(await askReset(person)).toMatch(/\S/)
    const now = browser(t)
    expect((await now.signIn(person.email)).statusCode).toBe(200)
    expect((await now.giveCode(app.fresh())).statusCode).toBe(200)
    // The next use of a session with a last use in the future resets its idle time to the present.
    expect((await ahead.get('/api/notifications')).statusCode).toBe(200)
    const { rows } = await t.owner.query(
      "select max(last_active_at) <= now() + interval '2 minutes' as right from sessions where user_id = $1",
      [person.id],
    )
    expect(rows).toEqual([{ right: true }])
  })

  test('does not keep a second factor locked for two days', async () => {
    const person = await t.person('user')
    const { app } = await enrol(t, browser(t, { cookie: person.cookie }))
    t.clock.ahead = TWO_DAYS
    const ahead = browser(t)
    await ahead.signIn(person.email)
    for (let n = 0; n < 5; n++) await ahead.giveCode(app.wrong())
    const lockedFor = (
      await t.owner.query(
        "select locked_until > now() + interval '1 day' as long from two_factors where user_id = $1",
        [person.id],
      )
    ).rows
    expect(lockedFor).toEqual([{ long: true }])
    t.clock.ahead = 0
    const now = browser(t)
    await now.signIn(person.email)
    expect((await now.giveCode(app.fresh())).statusCode).toBe(200)
  })
})

describe('F14: a clock that is set back by an hour', () => {
  test('leaves lists whole and in one order, page by page, and nothing is negative', async () => {
    const { customer, agent, registration, send } = await aConversation(t)
    const sent: string[] = []
    for (const ahead of [0, TWO_DAYS, -HOUR, 0, -HOUR]) {
      t.clock.ahead = ahead
      for (let n = 0; n < 9; n++) sent.push((await send(customer, `Mensagem ${sent.length}`)).json().id)
    }
    t.clock.ahead = -HOUR
    const read: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = cursor === '' ? '?limit=7' : `?limit=7&cursor=${encodeURIComponent(cursor)}`
      const page = (
        await t.call('GET', `/api/conversations/${registration.id}/messages${query}`, { cookie: agent.cookie })
      ).json()
      read.push(...page.items.map(({ id }: { id: string }) => id))
      cursor = page.nextCursor
    }
    expect(read.toSorted()).toEqual(sent.toSorted())

    const queue = await t.call('GET', '/api/agent/queue', { cookie: agent.cookie })
    expect(queue.statusCode, queue.body).toBe(200)
    expect(queue.body).not.toMatch(/:-\d/)
  })

  test('stops a running timer at the moment it began, not before', async () => {
    const agent = await t.person('agent')
    const work = await workedBy(t, agent)
    await work.step(work.first, 'in_progress', 'pending')
    const started = await t.call('POST', `/api/workflow-tasks/${work.first}/timer`, { cookie: agent.cookie, body: {} })
    expect(started.statusCode, started.body).toBe(200)
    t.clock.ahead = -HOUR
    const stopped = await t.call('POST', '/api/timer/stop', {
      cookie: agent.cookie,
      body: { id: started.json().running.id },
    })
    expect(stopped.json().running).toBe(null)
    const seen = await work.read(agent)
    expect(JSON.stringify(seen)).not.toMatch(/"workedSeconds":-/)
  })
})
