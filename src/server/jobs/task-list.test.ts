import { runOnce } from 'graphile-worker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cronTable, everyJob } from '#tests/support/every-job.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import type { Jobs } from './job.ts'
import { compareClock, taskList } from './task-list.ts'
import { workerLog } from './worker-log.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const off = (ms: number) => compareClock(t.services.db, () => Date.now() + ms)

test('F14: a clock that is a day ahead of the database’s or behind it is refused, one that is a minute off is not', async () => {
  await off(60_000)
  await off(-60_000)
  await expect(off(86_400_000)).rejects.toThrow('86400 s ahead')
  await expect(off(-86_400_000)).rejects.toThrow('-86400 s ahead')
})

test('F14: what is told once, ends a waiting time, cuts hours or removes rows waits for the right clock; the rest goes on', async () => {
  const ran: string[] = []
  const noted = Object.entries(everyJob).map(([name, { needsRightClock }]) => {
    const run = () => ran.push(name)
    return [name, needsRightClock ? { needsRightClock, run } : { run }]
  })
  const jobs: Jobs = Object.fromEntries(noted)
  for (const { task } of cronTable)
    await t.owner.query(`select graphile_worker.add_job($1, '{}', max_attempts => 1)`, [task])
  const clock = () => Date.now() + 366 * 86_400_000
  const tasks = taskList({ services: t.services, pool: t.pool, clock }, jobs)
  await runOnce({ pgPool: t.pool, taskList: tasks, noHandleSignals: true, logger: workerLog(t.services.log) })
  const { rows } = await t.owner.query<{ name: string }>(
    `select task_identifier as name from graphile_worker.jobs
     where last_error like 'the clock of this node is % s ahead%' order by 1`,
  )
  const waiting = ['cut-forgotten-timers', 'follow-up-ein', 'keep-duties', 'remind-of-ratings', 'reset-factors']
  expect(rows.map(({ name }) => name)).toEqual([...waiting, 'sweep', 'tell-renewals'])
  expect(new Set([...ran, ...waiting, 'sweep', 'tell-renewals']).size).toBe(cronTable.length)
  expect(ran).toHaveLength(cronTable.length - rows.length)
})
