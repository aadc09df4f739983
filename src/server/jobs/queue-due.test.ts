import { parseCronItems } from 'graphile-worker'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cronTable } from '#tests/support/every-job.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { queueDue } from './queue-due.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.owner.query('delete from graphile_worker._private_jobs; delete from cron_runs'))

const cron = parseCronItems(cronTable)
const everyMinute = cronTable.filter(({ match }) => match === '* * * * *').map(({ task }) => task)
const queue = () => queueDue(t.db, cron)
const note = (task: string, ago: string) =>
  t.owner.query(
    `insert into cron_runs values ($1, date_trunc('minute', now() - $2::interval))
     on conflict (task) do update set queued_for = excluded.queued_for`,
    [task, ago],
  )
const queued = async () =>
  (await t.owner.query<{ key: string }>('select key from graphile_worker.jobs order by key')).rows.map(({ key }) => key)

test('a job is queued once in its minute, whichever node asks, and first in the minute after it became known', async () => {
  await queue()
  expect(await queued()).toEqual([])
  for (const task of everyMinute) await note(task, '1 minute')
  await Promise.all([queue(), queue(), queue()])
  await queue()
  expect(await queued()).toEqual(everyMinute.toSorted())
  const { rows } = await t.owner.query('select 1 from graphile_worker.jobs where revision > 0')
  expect(rows).toEqual([])
})

test('minutes that no node saw are made up for by one run, an hour that is long over by none, a missed day by one', async () => {
  await queue()
  for (const { task } of cronTable) await note(task, '50 hours')
  await queue()
  const names = await queued()
  const daily = cronTable.filter(({ options }) => options?.backfillPeriod).map(({ task }) => task)
  expect(daily.length).toBeGreaterThan(3)
  for (const task of [...everyMinute, ...daily]) expect(names.filter((name) => name === task)).toEqual([task])
  expect(new Set(names).size).toBe(names.length)
  expect((await t.owner.query('select 1 from graphile_worker.jobs where revision > 0')).rows).toEqual([])
})

test('F14: a minute that a clock ahead has noted holds nothing up', async () => {
  await queue()
  await note('seal-audit', '-2 days')
  await queue()
  const { rows } = await t.owner.query(`select queued_for <= now() as due from cron_runs where task = 'seal-audit'`)
  expect(rows).toEqual([{ due: true }])
  await note('seal-audit', '1 minute')
  await t.owner.query(
    `select graphile_worker.add_job('seal-audit', '{}', job_key => 'seal-audit', run_at => now() + interval '2 days')`,
  )
  await queue()
  const jobs = await t.owner.query(`select run_at <= now() as due from graphile_worker.jobs where key = 'seal-audit'`)
  expect(jobs.rows).toEqual([{ due: true }])
})
