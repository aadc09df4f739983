import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { features } from '#features/server.ts'
import { makeSessionFinder } from '#server/auth/find-session.ts'
import { inTransaction } from '#server/context.ts'
import { connect } from '#server/db/connect.ts'
import { buildApp } from '#server/http/app.ts'
import { sendQueued } from '#tests/support/queued-mail.ts'
import { ORIGIN, type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['person']>>
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin', { name: 'Admira Luz' })
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.ahead = 0
  await t.owner.query(`update site_settings set enable_notifications = true, enable_emails = true,
    require_two_factor = false, session_timeout = 30, password_expiry = 90`)
})

const MINUTE = 60_000
const read = async () => (await t.call('GET', '/api/site-settings', { cookie: admin.cookie })).json()
type Part = 'general' | 'security'
const groups: Record<Part, string[]> = {
  general: [
    ...['siteName', 'supportEmail', 'contactEmails', 'contactPhones', 'officeAddress'],
    ...['enableNotifications', 'enableEmails', 'einFollowUpDays'],
  ],
  security: ['requireTwoFactor', 'sessionTimeout', 'passwordExpiry'],
}
/** Saves a group of settings as it is now, with some changes. */
const save = async (part: Part, changes: object, { cookie } = admin, expectedVersion?: number) => {
  const now = await read()
  const values = Object.fromEntries(groups[part].map((name) => [name, now[name]]))
  const body = { ...values, expectedVersion: expectedVersion ?? now.version, ...changes }
  return t.call('PUT', `/api/site-settings/${part}`, { cookie, body })
}

describe('saving', () => {
  test('keeps name and contacts with who changed what, and answers with the next version', async () => {
    const before = await read()
    const changes = {
      siteName: 'Ponte Nova',
      supportEmail: ' Ajuda@Ponte.Test ',
      contactEmails: ['oi@ponte.test'],
      contactPhones: ['+55 11 4000-1234'],
      officeAddress: 'Rua do Cais, 1',
    }
    const answer = await save('general', changes)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({
      ...changes,
      supportEmail: 'ajuda@ponte.test',
      version: before.version + 1,
      editedBy: 'Admira Luz',
    })
    const url = '/api/edits?subjectType=site_settings&subjectId=site'
    const { items } = (await t.call('GET', url, { cookie: admin.cookie })).json()
    expect(items[0].changes).toContainEqual({ field: 'siteName', from: before.siteName, to: 'Ponte Nova' })
    const { rows } = await t.owner.query(`select actor_id from audit_log where action = 'site_settings.changed'`)
    expect(rows[0].actor_id).toBe(admin.id)
  })

  test('of two admins the second is told, and nothing is overwritten', async () => {
    const other = await t.person('admin')
    const { version } = await read()
    expect((await save('general', { siteName: 'Primeira' })).statusCode).toBe(200)
    const late = await save('general', { siteName: 'Segunda' }, other, version)
    expect(late.statusCode).toBe(409)
    expect(late.json().error.code).toBe('conflict')
    expect((await read()).siteName).toBe('Primeira')
  })

  test('the same again, after an answer that was lost, changes nothing', async () => {
    const { version } = await read()
    await save('security', { sessionTimeout: 45 })
    const again = await save('security', { sessionTimeout: 45 }, admin, version)
    expect(again.statusCode).toBe(200)
    expect(again.json().version).toBe(version + 1)
  })

  test.each([
    ['general', { siteName: '  ' }, 'siteName'],
    ['general', { siteName: 'x'.repeat(81) }, 'siteName'],
    ['general', { supportEmail: 'nada' }, 'supportEmail'],
    ['general', { contactEmails: ['a@b.test', 'c@d.test', 'e@f.test'] }, 'contactEmails'],
    ['general', { contactPhones: ['123'] }, 'contactPhones.0'],
    ['general', { einFollowUpDays: 0 }, 'einFollowUpDays'],
    ['general', { einFollowUpDays: 61 }, 'einFollowUpDays'],
    ['security', { sessionTimeout: 4 }, 'sessionTimeout'],
    ['security', { sessionTimeout: 1441 }, 'sessionTimeout'],
    ['security', { sessionTimeout: 7.5 }, 'sessionTimeout'],
    ['security', { passwordExpiry: -1 }, 'passwordExpiry'],
    ['security', { passwordExpiry: 3651 }, 'passwordExpiry'],
  ] as const)('%s %o is refused at its field', async (part, changes, field) => {
    const answer = await save(part, changes)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().error.fields)).toEqual([field])
  })
})

describe('what the switches do', () => {
  const notesOf = async (userId: string) =>
    (await t.db.selectFrom('notifications').select('id').where('user_id', '=', userId).execute()).length
  const tell = (accountId: string) =>
    inTransaction(t.context, (tx) =>
      tx.emit('person.roleChanged', { accountId, from: 'user', to: 'agent', invited: false }),
    )
  const templatesOf = async (userId: string) => {
    await sendQueued(t, userId)
    const rows = await t.db
      .selectFrom('outbox_mails')
      .select(['template', 'sent_at'])
      .where('user_id', '=', userId)
      .execute()
    return rows.filter(({ sent_at }) => sent_at !== null).map(({ template }) => template)
  }

  test('without notifications none is written or sent', async () => {
    const person = await t.person('user')
    const before = await notesOf(person.id)
    await save('general', { enableNotifications: false })
    await tell(person.id)
    expect(await notesOf(person.id)).toBe(before)
    expect(await templatesOf(person.id)).not.toContain('notification')
    await save('general', { enableNotifications: true })
    await tell(person.id)
    expect(await notesOf(person.id)).toBe(before + 1)
    expect(await templatesOf(person.id)).toContain('notification')
  })

  test('without e-mails those of the account still leave, and notifications stay in the product', async () => {
    const person = await t.person('user')
    const before = await notesOf(person.id)
    await save('general', { enableEmails: false })
    await tell(person.id)
    await inTransaction(t.context, (tx) => tx.emit('account.passwordChanged', { accountId: person.id }))
    expect(await notesOf(person.id)).toBe(before + 1)
    const sent = await templatesOf(person.id)
    expect(sent).toContain('password-changed')
    expect(sent).not.toContain('notification')
  })
})

describe('security, on another node of the same database', () => {
  const node = async () => {
    const { db, pool } = connect(t.place, { max: 2, report: () => undefined })
    const services = { ...t.services, db }
    const secret = t.services.keys.derive('sessions').toString('base64url')
    const findSession = makeSessionFinder({ db, secret, origin: ORIGIN, now: t.services.now, local: true })
    const app = await buildApp({ features, services, findSession, pool, hub: t.hub, logger: t.services.log })
    const status = async (cookie: string) =>
      (await app.inject({ method: 'GET', url: '/api/notifications', headers: { cookie, 'x-background': '1' } }))
        .statusCode
    return {
      status,
      close: async () => {
        await app.close()
        await pool.end()
      },
    }
  }

  test('a shorter timeout ends idle sessions of the team at once, and no customer’s', async () => {
    const other = await node()
    const [agent, customer] = [await t.person('agent'), await t.person('user')]
    t.clock.ahead = 10 * MINUTE
    expect(await other.status(agent.cookie)).toBe(200)
    t.clock.ahead = 0
    expect((await save('security', { sessionTimeout: 5 })).statusCode).toBe(200)
    t.clock.ahead = 10 * MINUTE
    expect([await other.status(agent.cookie), await other.status(customer.cookie)]).toEqual([401, 200])
    await other.close()
  })

  test('a second factor that is required is asked of everybody in the team, whoever switched it on included', async () => {
    const other = await node()
    const agent = await t.person('agent')
    expect((await read()).readerHasTwoFactor).toBe(false)
    await save('security', { requireTwoFactor: true })
    expect([await other.status(agent.cookie), await other.status(admin.cookie)]).toEqual([403, 403])
    await other.close()
  })

  test('a password that is too old by the new rule has to be replaced', async () => {
    const other = await node()
    const agent = await t.person('agent')
    await t.owner.query(`update profiles set password_changed_at = now() - interval '20 days' where id = $1`, [
      agent.id,
    ])
    expect(await other.status(agent.cookie)).toBe(200)
    await save('security', { passwordExpiry: 10 })
    expect(await other.status(agent.cookie)).toBe(403)
    await save('security', { passwordExpiry: 0 })
    expect(await other.status(agent.cookie)).toBe(200)
    await other.close()
  })
})

test('mails are written in the new name', async () => {
  await save('general', { siteName: 'Cais do Porto' })
  const person = await t.person('user')
  const mails = await sendQueued(t, person.id)
  expect(JSON.stringify(mails)).toContain('Cais do Porto')
})
