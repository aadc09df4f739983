import type pg from 'pg'
import { expect, test } from 'vitest'
import { anEmail, call, signUp } from './support/calls.ts'
import { startUnderFaketime, startWithOwnClock } from './support/clock-server.ts'
import { eventually } from './support/eventually.ts'
import { lengthOf } from './support/length.ts'
import { askAt, scratchServers } from './support/scratch-servers.ts'

const here = scratchServers()
const HOUR = 3600
const start = lengthOf({ short: startWithOwnClock, full: startUnderFaketime })
/** In the full form the database has the same wrong clock, so the server cannot notice the difference. */
const known = lengthOf({ short: true, full: false })

test('F14: jobs neither stand still nor storm when the clock jumps two days ahead, back, and an hour behind', async () => {
  const { server, host, setClock, stop } = await start(here)
  try {
    const ask = <Row extends pg.QueryResultRow>(text: string) => askAt<Row>(host, text)
    const first = await signUp(server.origin, anEmail())
    const queued = async () =>
      Number((await ask<{ last: string }>(`select last_value as last from graphile_worker.jobs_id_seq1`))[0]?.last)
    const steps: string[] = []
    for (const [name, seconds] of Object.entries({
      'two days ahead': 48 * HOUR,
      'right again': 0,
      'an hour behind': -HOUR,
    })) {
      const before = await queued()
      setClock(seconds)
      // The minute of this job comes again, as if a minute had passed.
      if (known)
        await ask(`update cron_runs set queued_for = queued_for - interval '1 minute' where task = 'seal-audit'`)
      const since = Date.now() + (known ? 0 : seconds * 1000)
      const ticked = await eventually(async () => {
        const [last] = await ask<{ at: Date }>(`select queued_for as at from cron_runs where task = 'seal-audit'`)
        const apart = Number(last?.at) - since
        // By the database's clock, the job was queued for this minute or the next one.
        expect(apart).toBeGreaterThan(-60_000)
        expect(apart).toBeLessThan(120_000)
      })
      const ran = await eventually(async () => {
        expect(await ask(`select 1 from graphile_worker.jobs where key = 'seal-audit' and attempts = 0`)).toEqual([])
      })
      await ask(`select graphile_worker.add_job('keep-duties', '{}', job_key => 'by-hand')`)
      await eventually(async () => {
        const tried = await ask<{ error: string | null }>(
          `select last_error as error from graphile_worker.jobs where key = 'by-hand' and (attempts = 0 or locked_at is not null or last_error is not null)`,
        )
        // A job that notifies once a day refuses to run on a wrong clock and is retried later.
        if (seconds === 0 || !known) expect(tried).toEqual([])
        else expect(tried).toEqual([{ error: expect.stringMatching(/clock of this node is -?\d+ s ahead/) }])
      })
      expect((await signUp(server.origin, anEmail())).status).toBe(201)
      const mailed = await eventually(async () => {
        expect(await ask('select 1 from outbox_mails where sent_at is null')).toEqual([])
      })
      const added = (await queued()) - before
      steps.push(
        `${name}: cron after ${ticked} ms, its job ${ran} ms later, a new mail after ${mailed} ms, ${added} jobs`,
      )
      // Catching up on the skipped minutes of two days would queue about twelve thousand jobs.
      expect(added).toBeLessThan(100)
      expect((await call(server.origin, '/api/notifications', { cookie: first.cookie })).status).toBe(200)
    }
    expect((await server.kill('SIGTERM')).code).toBe(0)
    expect(server.output()).not.toMatch(/unhandled|uncaught/i)
    console.log(`F14: ${steps.join('; ')}`)
  } finally {
    await here.killAll()
    await stop()
  }
})
