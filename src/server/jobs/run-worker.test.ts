import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '#features/server.ts'
import { inTransaction } from '#server/context.ts'
import { connect } from '#server/db/connect.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { Mail } from '#server/mail/transport/mail.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { addJob } from './add-job.ts'
import { runWorker } from './run-worker.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const cutOff = () =>
  t.owner.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )

test('the worker goes on after every connection was lost, in the middle of a job too', async () => {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => unhandled.push(reason)
  process.on('unhandledRejection', note)
  const { id } = await t.person('user')
  await t.owner.query('delete from graphile_worker._private_jobs')
  const sent: string[] = []
  const slow: Mail = {
    send: async ({ id: mailId }) => {
      sent.push(mailId)
      await sleep(300)
    },
  }
  const worker = await runWorker({ ...t.services, mail: slow }, { pool: t.pool, features })
  const queue = () => inTransaction(t.context, (tx) => queueMail(tx, { template: 'password-changed', userId: id }))
  await queue()
  await waitFor('the first mail', () => sent.length === 1)
  await cutOff()
  await sleep(500)
  await cutOff()
  // The pool may hand out a connection that was just cut off.
  await waitFor('a mail queued', () =>
    queue().then(
      () => true,
      () => false,
    ),
  )
  await waitFor('another mail', () => new Set(sent).size === 2, 20_000)
  await waitFor(
    'the second mail to be marked',
    async () =>
      (
        await t.owner.query('select 1 from outbox_mails where user_id = $1 and template = $2 and sent_at is not null', [
          id,
          'password-changed',
        ])
      ).rowCount,
    20_000,
  )
  await worker.stop()
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})

test('jobs of a worker that was killed are taken over at the next start', async () => {
  const { id } = await t.person('user')
  await t.owner.query('delete from graphile_worker._private_jobs')
  await inTransaction(t.context, (tx) => queueMail(tx, { template: 'password-changed', userId: id }))
  await t.owner.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '1 second', locked_by = 'dead', attempts = 1`,
  )
  const sent: string[] = []
  const worker = await runWorker(
    { ...t.services, mail: { send: async (mail) => void sent.push(mail.to) } },
    { pool: t.pool, features },
  )
  await waitFor('the mail', () => sent.length)
  await worker.stop()
})

test('stopping does not wait for a mail server that hangs, and the mail stays queued', async () => {
  const { id } = await t.person('user')
  await t.owner.query('delete from graphile_worker._private_jobs')
  let tried = false
  const hanging: Mail = {
    send: () => {
      tried = true
      return new Promise(() => undefined)
    },
  }
  const worker = await runWorker({ ...t.services, mail: hanging }, { pool: t.pool, features })
  await inTransaction(t.context, (tx) => queueMail(tx, { template: 'password-changed', userId: id }))
  await waitFor('a try', () => tried)
  const before = Date.now()
  await worker.stop()
  expect(Date.now() - before).toBeLessThan(6000)
  const { rows } = await t.owner.query(
    `select locked_at, attempts from graphile_worker._private_jobs where key like 'mail:%'`,
  )
  expect(rows).toEqual([{ locked_at: null, attempts: 1 }])
})

test('a mail server that hangs holds up mails only', async () => {
  const [{ id }, other] = [await t.person('user'), await t.person('user')]
  await t.owner.query('delete from graphile_worker._private_jobs')
  const hanging: Mail = { send: () => new Promise(() => undefined) }
  const worker = await runWorker({ ...t.services, mail: hanging }, { pool: t.pool, features })
  await inTransaction(t.context, async (tx) => {
    for (let n = 0; n < 10; n++) await queueMail(tx, { template: 'password-changed', userId: id })
  })
  await waitFor('mails under way', async () => {
    const { rows } = await t.owner.query('select 1 from graphile_worker._private_jobs where locked_at is not null')
    return rows.length > 1
  })
  // This job ends with a mail in the outbox.
  await inTransaction(t.context, (tx) => addJob(tx, 'mail-reset-link', { accountId: other.id }))
  await waitFor('the other job', async () => {
    const { rows } = await t.owner.query(
      `select 1 from outbox_mails where template = 'reset-password' and user_id = $1`,
      [other.id],
    )
    return rows.length
  })
  await worker.stop()
})

test('a worker that could not look for jobs when it started does so once it can', async () => {
  const { id } = await t.person('user')
  await t.owner.query('delete from graphile_worker._private_jobs')
  const { pool } = connect(t.place, { report: () => undefined })
  pool.on('connect', (client) => void client.query('set lock_timeout = 200'))
  await t.owner.query('begin')
  await t.owner.query('lock table graphile_worker._private_tasks in access exclusive mode')
  const sent: string[] = []
  const mail: Mail = { send: async ({ to }) => void sent.push(to) }
  const worker = await runWorker({ ...t.services, mail }, { pool, features })
  await sleep(1000)
  await t.owner.query('rollback')
  await inTransaction(t.context, (tx) => queueMail(tx, { template: 'password-changed', userId: id }))
  await waitFor('the mail', () => sent.length, 30_000)
  await worker.stop()
  await pool.end()
})

test('stopping has a limit, also while the table of jobs does not answer', async () => {
  const { id } = await t.person('user')
  await t.owner.query('delete from graphile_worker._private_jobs')
  let tried = false
  const hanging: Mail = {
    send: () => {
      tried = true
      return new Promise(() => undefined)
    },
  }
  const { pool } = connect(t.place, { report: () => undefined, limits: { lock_timeout: 10_000 } })
  const worker = await runWorker({ ...t.services, mail: hanging }, { pool, features })
  await inTransaction(t.context, (tx) => queueMail(tx, { template: 'password-changed', userId: id }))
  await waitFor('a try', () => tried)
  await t.owner.query('begin')
  await t.owner.query('lock table graphile_worker._private_jobs in access exclusive mode')
  const before = Date.now()
  await worker.stop()
  expect(Date.now() - before).toBeLessThan(8000)
  await t.owner.query('rollback')
  await pool.end()
})
