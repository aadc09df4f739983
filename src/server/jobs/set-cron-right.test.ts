import { afterAll, beforeAll, expect, test } from 'vitest'
import { cronTable } from '#tests/support/every-job.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { setCronRight } from './set-cron-right.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('F14: what a clock that ran ahead noted as the future of cron is brought back, and nothing else is touched', async () => {
  const add = (key: string, ahead: string) =>
    t.owner.query(`select graphile_worker.add_job('seal-audit', '{}', job_key => $1, run_at => now() + $2::interval)`, [
      key,
      ahead,
    ])
  await add('seal-audit', '2 days')
  await add('sweep', '30 seconds')
  await add('mail:later', '2 days')
  await t.owner.query(`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('seal-audit', now(), now() + interval '2 days'), ('sweep', now(), now() - interval '1 hour'), ('keep-sums', now(), null)`)
  await setCronRight(t.db, new Date(), cronTable)
  const jobs = await t.owner.query(
    "select key, run_at <= now() as due, run_at > now() + interval '1 day' as far from graphile_worker._private_jobs order by key",
  )
  expect(jobs.rows).toEqual([
    { key: 'mail:later', due: false, far: true },
    { key: 'seal-audit', due: true, far: false },
    { key: 'sweep', due: false, far: false },
  ])
  const known = await t.owner.query(`select identifier, extract(hour from now() - last_execution)::int as hours
    from graphile_worker._private_known_crontabs order by identifier`)
  expect(known.rows).toEqual([
    { identifier: 'keep-sums', hours: null },
    { identifier: 'seal-audit', hours: 0 },
    { identifier: 'sweep', hours: 1 },
  ])
})
