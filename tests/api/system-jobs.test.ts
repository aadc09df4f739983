import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { features } from '#features/server.ts'
import { inTransaction } from '#server/context.ts'
import { addJob } from '#server/jobs/add-job.ts'
import { runWorker } from '#server/jobs/run-worker.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { type Mail, MailNotSent } from '#server/mail/transport/mail.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

let t: TestApp
let boss: Awaited<ReturnType<TestApp['person']>>
beforeAll(async () => {
  t = await testApp()
  boss = await t.person('superadmin')
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.owner.query('delete from graphile_worker._private_jobs')
  await t.owner.query('delete from outbox_mails')
  await t.db.deleteFrom('rate_limits').execute()
})

type Job = { id: string; task: string; attempts: number; error: string; failedAt: string }
const system = async () => (await t.call('GET', '/api/system', { cookie: boss.cookie })).json()
const retry = (id: string) => t.call('POST', `/api/system/jobs/${id}/retry`, { cookie: boss.cookie })
const retryAll = () => t.call('POST', '/api/system/jobs/retry', { cookie: boss.cookie })
const retried = () =>
  t.db
    .selectFrom('audit_log')
    .select(['actor_id', 'subject_type', 'subject_id', 'details'])
    .where('action', '=', 'job.retried')
    .orderBy('id')
    .execute()

/** Adds a job in any state, by writing the worker's own columns. */
async function aJob(task: string, columns: Record<string, string | number | Date | null> = {}): Promise<string> {
  const { rows } = await t.owner.query<{ id: string }>(`select id::text from graphile_worker.add_job($1, '{}')`, [task])
  const id = rows[0]?.id ?? ''
  for (const [name, value] of Object.entries(columns))
    await t.owner.query(`update graphile_worker._private_jobs set ${name} = $2 where id = $1`, [id, value])
  return id
}
const aFailedJob = (more: object = {}) =>
  aJob('keep-sums', { attempts: 25, max_attempts: 25, last_error: 'it broke', ...more })
const rowsOf = async (...ids: string[]) =>
  (
    await t.owner.query(
      `select attempts, last_error, is_available, locked_by from graphile_worker._private_jobs
       where id = any($1::bigint[]) order by id`,
      [ids],
    )
  ).rows
const soon = (seconds: number) => new Date(Date.now() + seconds * 1000)

describe('the queue of jobs', () => {
  test('says what is due, what is for later, what runs and what has failed', async () => {
    expect((await system()).jobs).toEqual({
      waiting: 0,
      later: 0,
      running: 0,
      oldestSeconds: 0,
      failed: 0,
      newestFailed: [],
    })
    await aJob('sweep', { run_at: soon(-120) })
    await aJob('keep-sums')
    // A failed job with attempts left waits for its retry.
    await aJob('keep-sums', { run_at: soon(600), attempts: 3, last_error: 'not yet' })
    await aJob('keep-sums', { locked_at: new Date(), locked_by: 'worker' })
    // A job in its last attempt may still succeed.
    await aJob('keep-sums', { locked_at: new Date(), locked_by: 'worker', attempts: 25, max_attempts: 25 })
    const older = await aFailedJob({ updated_at: soon(-60) })
    const newer = await aFailedJob({ updated_at: soon(-30), attempts: 1, max_attempts: 1, last_error: null })
    const { jobs } = await system()
    expect(jobs).toMatchObject({ waiting: 2, later: 1, running: 2, failed: 2 })
    expect(jobs.oldestSeconds).toBeGreaterThan(115)
    expect(jobs.oldestSeconds).toBeLessThan(300)
    expect(jobs.newestFailed).toMatchObject([
      { id: newer, task: 'keep-sums', attempts: 1, error: '' },
      { id: older, task: 'keep-sums', attempts: 25, error: 'it broke' },
    ])
    const age = Date.now() - new Date(jobs.newestFailed[1].failedAt).getTime()
    expect(age).toBeGreaterThan(55_000)
  })

  test('of an error it tells the first line, and not more than 300 characters of it', async () => {
    const stack = '    at send (/srv/app/src/server/jobs/send.ts:12:3)\n  to ana@example.test with sk_test_51Secret'
    await aFailedJob({ last_error: `connection refused\n${stack}`, updated_at: soon(-10) })
    await aFailedJob({ last_error: `${'x'.repeat(300)}sk_test_51Secret`, updated_at: soon(-20) })
    await aFailedJob({ last_error: '[\n  {\n    "code": "invalid_type"', updated_at: soon(-30) })
    const answer = await t.call('GET', '/api/system', { cookie: boss.cookie })
    expect(answer.json().jobs.newestFailed.map(({ error }: Job) => error)).toEqual([
      'connection refused',
      'x'.repeat(300),
      '"code": "invalid_type"',
    ])
    for (const told of ['send.ts', 'ana@example.test', 'sk_test_51Secret']) expect(answer.body).not.toContain(told)
  })

  test('lists the twenty newest failures and counts all of them', async () => {
    for (let n = 0; n < 22; n++) await aFailedJob({ last_error: `failure ${n}`, updated_at: soon(n - 100) })
    const { jobs } = await system()
    expect(jobs.failed).toBe(22)
    expect(jobs.newestFailed.map(({ error }: Job) => error)).toEqual(
      Array.from({ length: 20 }, (_, n) => `failure ${21 - n}`),
    )
  })
})

describe('running a failed job again', () => {
  test('gives it its tries back, and the worker does it', async () => {
    const { id: accountId, email } = await t.person('user')
    await t.owner.query('delete from graphile_worker._private_jobs')
    await t.owner.query('delete from outbox_mails')
    await inTransaction(t.context, (tx) => addJob(tx, 'mail-reset-link', { accountId }))
    await t.owner.query(
      `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'the database was away'`,
    )
    const [job] = (await system()).jobs.newestFailed
    expect(job).toMatchObject({ task: 'mail-reset-link', error: 'the database was away' })
    const before = (await retried()).length
    const sent: string[] = []
    const worker = await runWorker(
      { ...t.services, mail: { send: async ({ to }) => void sent.push(to) } },
      { pool: t.pool, features },
    )
    try {
      const answer = await retry(job.id)
      expect([answer.statusCode, answer.json()]).toEqual([200, { retried: 1 }])
      await waitFor('the mail', () => sent.includes(email))
    } finally {
      await worker.stop()
    }
    expect((await system()).jobs.failed).toBe(0)
    expect((await retried()).slice(before)).toEqual([
      { actor_id: boss.id, subject_type: 'job', subject_id: job.id, details: { count: 1 } },
    ])
  })

  test('is refused for a job that waits, is for later, runs, is done or never was', async () => {
    const ids = [
      await aJob('keep-sums'),
      await aJob('keep-sums', { run_at: soon(600), attempts: 3, last_error: 'not yet' }),
      await aJob('keep-sums', { locked_at: new Date(), locked_by: 'worker', attempts: 25, max_attempts: 25 }),
    ]
    const before = [await rowsOf(...ids), (await retried()).length]
    for (const id of [...ids, '999999999', '0', '9'.repeat(18)]) {
      const answer = await retry(id)
      expect([id, answer.statusCode, answer.json().error.code]).toEqual([id, 404, 'not_found'])
    }
    expect([await rowsOf(...ids), (await retried()).length]).toEqual(before)
  })

  test.each(['abc', '-1', '1.5', '1e3', '%20', '1;drop', '9'.repeat(30)])('is refused for the id %s', async (id) => {
    const answer = await retry(id)
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid'])
  })

  test('happens once when two ask at the same moment', async () => {
    const id = await aFailedJob()
    const before = (await retried()).length
    const answers = await Promise.all([retry(id), retry(id), retry(id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404])
    expect(await rowsOf(id)).toEqual([{ attempts: 0, last_error: 'it broke', is_available: true, locked_by: null }])
    expect((await retried()).length).toBe(before + 1)
  })

  test('can be asked of all at once, which counts them and leaves the others alone', async () => {
    const failed = [await aFailedJob(), await aFailedJob(), await aJob('sweep', { attempts: 1, max_attempts: 1 })]
    const running = await aJob('keep-sums', { locked_at: new Date(), locked_by: 'worker', attempts: 2 })
    const before = (await retried()).length
    const answer = await retryAll()
    expect([answer.statusCode, answer.json()]).toEqual([200, { retried: 3 }])
    expect(await rowsOf(...failed)).toMatchObject(failed.map(() => ({ attempts: 0, is_available: true })))
    expect(await rowsOf(running)).toMatchObject([{ attempts: 2, locked_by: 'worker' }])
    // With no failed job there is nothing to retry, and nothing is audited.
    expect((await retryAll()).json()).toEqual({ retried: 0 })
    expect((await retried()).slice(before)).toEqual([
      { actor_id: boss.id, subject_type: 'job', subject_id: 'all', details: { count: 3 } },
    ])
  })
})

describe('mails', () => {
  const failing: Mail = { send: () => Promise.reject(new MailNotSent('ECONNREFUSED', false)) }
  const queueTo = (userId: string) =>
    inTransaction(t.context, (tx) => queueMail(tx, { template: 'email-taken', userId }))
  const aReader = async () => {
    const { id } = await t.person('user')
    await t.owner.query('delete from graphile_worker._private_jobs')
    await t.owner.query('delete from outbox_mails')
    return id
  }
  /** Runs a worker until the queue has nothing left to do. */
  async function work(mail: Mail) {
    const worker = await runWorker({ ...t.services, mail }, { pool: t.pool, features })
    try {
      await waitFor('the queue', async () => {
        const { jobs } = await system()
        return jobs.waiting + jobs.running === 0
      })
    } finally {
      await worker.stop()
    }
  }
  const lastTry = () => t.owner.query('update graphile_worker._private_jobs set attempts = max_attempts - 1')

  test('wait from their queueing until they are sent', async () => {
    const id = await aReader()
    expect((await system()).mails).toEqual({ waiting: 0, oldestAt: null, failed: 0 })
    await queueTo(id)
    await queueTo(id)
    const { mails } = await system()
    expect(mails).toMatchObject({ waiting: 2, failed: 0 })
    expect(Date.now() - new Date(mails.oldestAt).getTime()).toBeLessThan(30_000)
    await work({ send: async () => undefined })
    expect((await system()).mails).toEqual({ waiting: 0, oldestAt: null, failed: 0 })
  })

  test('that are given up stand in their own list and leave no failed job behind', async () => {
    const id = await aReader()
    await queueTo(id)
    const toAddress = 'apagada@example.test'
    await inTransaction(t.context, (tx) => queueMail(tx, { template: 'account-erased', toAddress }))
    await lastTry()
    await work(failing)
    const view = await system()
    // An erased account's address is not stored, so only the other mail can be sent again.
    expect(view.mails).toEqual({ waiting: 0, oldestAt: null, failed: 1 })
    expect(view.jobs).toMatchObject({ failed: 0, newestFailed: [] })
    expect((await retryAll()).json()).toEqual({ retried: 0 })
  })

  test('that were dismissed are not sent by whoever runs every failed job again, and wait no more', async () => {
    const id = await aReader()
    await queueTo(id)
    await lastTry()
    await work(failing)
    const { items } = (await t.call('GET', '/api/failed-mails', { cookie: boss.cookie })).json()
    const dismissed = await t.call('POST', `/api/failed-mails/${items[0].id}/dismiss`, { cookie: boss.cookie })
    expect(dismissed.statusCode).toBe(200)
    await retryAll()
    const sent: string[] = []
    await work({ send: async ({ to }) => void sent.push(to) })
    expect(sent).toEqual([])
    expect((await system()).mails).toEqual({ waiting: 0, oldestAt: null, failed: 0 })
  })

  test('whose job broke before the mail server was asked are sent when the job runs again', async () => {
    const id = await aReader()
    await queueTo(id)
    await t.owner.query(`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'broken'`)
    expect((await system()).mails).toMatchObject({ waiting: 0, failed: 0 })
    expect((await retryAll()).json()).toEqual({ retried: 1 })
    const sent: string[] = []
    await work({ send: async ({ to }) => void sent.push(to) })
    expect(sent).toHaveLength(1)
    expect((await system()).jobs.failed).toBe(0)
  })
})
