import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '#features/server.ts'
import { cronTable } from '#tests/support/every-job.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { runWorker } from './run-worker.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const daily = cronTable.filter(({ match }) => typeof match === 'string' && /^\d+ \d+ \* \* \*$/.test(match))
const attemptsOf = async (task: string) => {
  const text = 'select attempts from graphile_worker._private_jobs where key = $1'
  return (await t.owner.query<{ attempts: number }>(text, [task])).rows[0]?.attempts
}
/** Adds the job as graphile-worker's cron does. */
const add = ({ task, options }: (typeof cronTable)[number]) =>
  t.owner.query(`select graphile_worker.add_job($1, '{}', job_key => $1, max_attempts => $2)`, [
    task,
    options?.maxAttempts,
  ])

test('a daily run that was killed or refused is done the same day', async () => {
  const names = ['check-sums', 'keep-duties', 'remind-of-ratings', 'tell-renewals']
  expect(daily.map(({ task }) => task).sort()).toEqual(names)
  for (const item of daily) await add(item)
  // A worker killed in its first attempt left the lock of this job; the other jobs find their advisory lock taken.
  await t.owner.query(`update graphile_worker._private_jobs set attempts = 1, locked_at = now() - interval '1 hour',
    locked_by = 'dead' where key = 'tell-renewals'`)
  const lock = (call: string, name: string) => t.owner.query(`select ${call}(hashtextextended($1, 727))`, [name])
  const work = ['keep-duties', 'keep-sums', 'tell-renewals', 'remind-of-ratings']
  for (const name of work) await lock('pg_advisory_lock', name)
  const worker = await runWorker(t.services, { pool: t.pool, features })
  for (const task of ['keep-duties', 'check-sums', 'remind-of-ratings'])
    await waitFor(`${task} to be refused`, async () => (await attemptsOf(task)) === 1)
  await waitFor('tell-renewals to be refused again', async () => (await attemptsOf('tell-renewals')) === 2)
  for (const name of work) await lock('pg_advisory_unlock', name)
  for (const { task } of daily) await waitFor(task, async () => (await attemptsOf(task)) === undefined, 20_000)
  await worker.stop()
})

test('a daily run in whose minute no node was there is made up for at the next start', async () => {
  await t.owner.query(`update cron_runs set queued_for = now() - interval '25 hours'`)
  const worker = await runWorker(t.services, { pool: t.pool, features })
  const missed = async () => {
    const { rows } = await t.owner.query(
      `select 1 from cron_runs where task = any($1) and queued_for < now() - interval '24 hours'`,
      [daily.map(({ task }) => task)],
    )
    return rows.length
  }
  await waitFor('the daily runs to be made up for', async () => (await missed()) === 0)
  for (const { task } of daily) await waitFor(task, async () => (await attemptsOf(task)) === undefined)
  await worker.stop()
})
