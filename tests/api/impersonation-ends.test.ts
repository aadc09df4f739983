import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endImpersonations } from '#features/impersonation/server/end-impersonations.ts'
import { features } from '#features/server.ts'
import { runWorker } from '#server/jobs/run-worker.ts'
import { actingScene } from '#tests/support/acting.ts'
import { browser, setCookie } from '#tests/support/browser.ts'
import { cronTable } from '#tests/support/every-job.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

let t: TestApp
let s: ReturnType<typeof actingScene>
beforeAll(async () => {
  t = await testApp()
  s = actingScene(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.ahead = 0
  await t.db.deleteFrom('rate_limits').execute()
})

const MINUTE = 60_000
const codeOf = (answer: { statusCode: number; json: () => { error: { code: string } } }) => [
  answer.statusCode,
  answer.json().error.code,
]

describe('stopping', () => {
  test('gives the own session back under a new token, as old as it was', async () => {
    const { boss, target, own, cookie } = await s.acting()
    const { created_at: bossStarted } = await t.db
      .selectFrom('user_impersonations')
      .select('own_session_started_at as created_at')
      .where('superadmin_id', '=', boss.id)
      .executeTakeFirstOrThrow()
    t.clock.ahead = 5 * MINUTE
    const stopped = await s.stop(own)
    expect(stopped.json()).toMatchObject({ user: { id: boss.id, role: 'superadmin' }, acting: null })
    expect(setCookie(stopped, 'travessia')).toContain('Max-Age=2592000')
    expect((await s.recordsOf(boss.id)).map(({ ended_by }) => ended_by)).toEqual(['stop'])
    const sessions = await t.db.selectFrom('sessions').select('created_at').where('user_id', '=', boss.id).execute()
    expect(sessions).toEqual([{ created_at: bossStarted }])
    // The impersonation and the superadmin's earlier session have ended; only the new session works.
    expect([await s.opens(cookie), await s.opens(boss.cookie), await s.opens(own.cookie())]).toEqual([
      false,
      false,
      true,
    ])
    expect((await s.auditOf(target.id)).at(-1)).toMatchObject({
      action: 'impersonation.stopped',
      impersonator_id: boss.id,
    })
    t.clock.ahead = 24 * 60 * MINUTE + MINUTE
    await t.db.updateTable('sessions').set({ last_active_at: t.services.now() }).execute()
    expect(await s.opens(own.cookie())).toBe(false)
  })

  test('works once: a copy of the cookie gives nothing back', async () => {
    const { own, cookie } = await s.acting()
    await s.stop(own)
    expect((await t.call('POST', '/api/impersonation/stop', { cookie })).statusCode).toBe(401)
    expect(codeOf(await s.stop(own))).toEqual([403, 'forbidden'])
  })

  test('gives nothing to a cookie that was made up, signed by somebody else or cut off', async () => {
    const { boss, own } = await s.acting()
    const stranger = browser(t, { cookie: (await t.person('user')).cookie })
    const [token = '', signature = ''] = decodeURIComponent(own.cookies.get('travessia') ?? '').split('.')
    const [, foreign = ''] = decodeURIComponent(stranger.cookies.get('travessia') ?? '').split('.')
    const { token: stored } = await t.db
      .selectFrom('sessions')
      .select('token')
      .where('impersonation_id', 'is not', null)
      .executeTakeFirstOrThrow()
    const { id } = (await s.recordsOf(boss.id))[0] ?? { id: '' }
    const forged = [token, `${token}.`, `${token}.${foreign}`, `${token}.${signature.slice(0, -4)}`]
    // Values stored in the database do not work as cookies.
    for (const value of [...forged, `${stored}.${signature}`, `${id}.${signature}`]) {
      const cookie = `travessia=${encodeURIComponent(value)}`
      expect((await t.call('POST', '/api/impersonation/stop', { cookie })).statusCode).toBe(401)
      expect(await s.opens(cookie)).toBe(false)
    }
    expect((await s.recordsOf(boss.id)).map(({ ended_at }) => ended_at)).toEqual([null])
    expect((await s.stop(own)).json()).toMatchObject({ user: { id: boss.id } })
  })

  test('is nothing for somebody who does not act', async () => {
    const { cookie } = await t.person('superadmin')
    expect(codeOf(await s.stop(browser(t, { cookie })))).toEqual([403, 'forbidden'])
  })
})

describe('it ends', () => {
  test('on signing out, with everything', async () => {
    const { boss, own, cookie } = await s.acting()
    expect((await own.signOut()).statusCode).toBe(200)
    expect((await s.recordsOf(boss.id)).map(({ ended_by }) => ended_by)).toEqual(['sign_out'])
    expect([await s.opens(cookie), await s.opens(boss.cookie)]).toEqual([false, false])
  })

  test('after an hour, noticed by the next call', async () => {
    const { boss, own, cookie } = await s.acting()
    for (const minute of [25, 50, 59]) {
      t.clock.ahead = minute * MINUTE
      expect(await s.opens(cookie)).toBe(true)
    }
    t.clock.ahead = 60 * MINUTE + 1000
    expect(codeOf(await s.stop(own))).toEqual([401, 'unauthenticated'])
    const [record] = await s.recordsOf(boss.id)
    expect([record?.ended_by, record?.ended_at]).toEqual(['expiry', expect.any(Date)])
    const left = t.db
      .selectFrom('sessions')
      .select('id')
      .where('impersonation_id', '=', record?.id ?? '')
    expect(await left.execute()).toEqual([])
  })

  test('after the idle time of staff, though the customer would have days', async () => {
    const { own, cookie } = await s.acting()
    t.clock.ahead = 31 * MINUTE
    expect(await s.opens(cookie)).toBe(false)
    expect(codeOf(await s.stop(own))).toEqual([401, 'unauthenticated'])
  })

  test('after an hour, noticed by the job when nobody calls, and closed at its own time', async () => {
    const { boss } = await s.acting()
    t.clock.ahead = 61 * MINUTE
    await endImpersonations(t.db, t.services.now())
    const [record] = await s.recordsOf(boss.id)
    expect(record).toMatchObject({ ended_by: 'expiry', ended_at: record?.expires_at })
  })

  test('after an hour that passed while the server was away, closed by the first minute of its worker', async () => {
    expect(cronTable).toContainEqual(expect.objectContaining({ task: 'end-impersonations', match: '* * * * *' }))
    const { boss, target, cookie } = await s.acting()
    const { boss: other, cookie: open } = await s.acting()
    // Only the first impersonation is made to expire; the other one still runs.
    await t.db
      .updateTable('user_impersonations')
      .set({ expires_at: new Date(Date.now() - 30 * MINUTE), created_at: new Date(Date.now() - 90 * MINUTE) })
      .where('superadmin_id', '=', boss.id)
      .execute()
    const worker = await runWorker({ ...t.services, mail: { send: async () => undefined } }, { pool: t.pool, features })
    try {
      await t.owner.query(`select graphile_worker.add_job('end-impersonations', '{}')`)
      await waitFor('the end', async () => (await s.recordsOf(boss.id))[0]?.ended_at)
    } finally {
      await worker.stop()
    }
    const [record] = await s.recordsOf(boss.id)
    expect(record).toMatchObject({ ended_by: 'expiry', ended_at: record?.expires_at, impersonated_user_id: target.id })
    expect(await s.opens(cookie)).toBe(false)
    expect((await s.recordsOf(other.id)).map(({ ended_at }) => ended_at)).toEqual([null])
    expect(await s.opens(open)).toBe(true)
  })

  test('told to open pages when it has ended, and not every minute', async () => {
    const { boss } = await s.acting()
    const told = () => s.timesTold(boss.id)
    await endImpersonations(t.db, new Date())
    const before = await told()
    expect(await endImpersonations(t.db, new Date())).toBe(0)
    expect(await told()).toBe(before)
    expect(await endImpersonations(t.db, new Date(Date.now() + 61 * MINUTE))).toBeGreaterThan(0)
    expect(await told()).toBeGreaterThan(before)
  })

  test.each(['boss', 'target'] as const)('when the %s is disabled', async (who) => {
    const both = await s.acting()
    const admin = await t.person('superadmin')
    const answer = await t.call('POST', `/api/people/${both[who].id}/disable`, { cookie: admin.cookie })
    expect(answer.statusCode).toBe(200)
    expect((await s.recordsOf(both.boss.id)).map(({ ended_by }) => ended_by)).toEqual(['disabled'])
    expect(await s.opens(both.cookie)).toBe(false)
    expect((await s.stop(both.own)).statusCode).toBe(401)
  })

  test('when the superadmin is one no more, or the target becomes one', async () => {
    for (const [who, role] of [
      ['boss', 'admin'],
      ['target', 'superadmin'],
    ] as const) {
      const both = await s.acting()
      await t.db.updateTable('profiles').set({ role }).where('id', '=', both[who].id).execute()
      expect(await s.opens(both.cookie)).toBe(false)
      expect((await s.recordsOf(both.boss.id)).map(({ ended_by }) => ended_by)).toEqual(['disabled'])
    }
  })

  test('when the superadmin signs in again after closing the browser', async () => {
    const { boss, cookie } = await s.acting()
    const again = browser(t)
    await again.signIn(boss.email)
    expect(await s.opens(cookie)).toBe(false)
    expect((await s.recordsOf(boss.id)).map(({ ended_by }) => ended_by)).toEqual(['sign_out'])
    const other = await t.person('user')
    expect((await s.start(again, other.id)).statusCode).toBe(200)
  })

  test('with the session, whoever ends that', async () => {
    const { boss, target } = await s.acting()
    await t.db.deleteFrom('sessions').where('user_id', '=', target.id).execute()
    expect((await s.recordsOf(boss.id)).map(({ ended_by }) => ended_by)).toEqual(['sign_out'])
  })
})
