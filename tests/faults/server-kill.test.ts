import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { lengthOf } from './support/length.ts'
import { scratchServers } from './support/scratch-servers.ts'
import { freePort } from './support/server-process.ts'
import { expectNothingLost, startWriters } from './support/sign-up-writers.ts'

const KILLS = lengthOf({ short: 12, full: 40 })
/** Enough kills on a machine so busy that one start takes many seconds. */
const FEWEST = 5
const LONGEST_MS = lengthOf({ short: 80_000, full: 600_000 })

const here = scratchServers()

test('F01: kills under writes lose nothing that was confirmed and leave nothing half done', async () => {
  const env = { PORT: String(await freePort()) }
  let server = await here.start(env)
  const database = here.database().pid
  const writers = startWriters(server.origin)
  const starts: number[] = []
  for (const from = performance.now(); starts.length < KILLS; ) {
    if (starts.length >= FEWEST && performance.now() - from > LONGEST_MS) break
    await sleep(300 + Math.random() * 900)
    await server.kill('SIGKILL')
    server = await here.spawn(env)
    starts.push(await server.ready())
  }
  await eventually(() => expect(writers.acked.length).toBeGreaterThan(KILLS))
  await writers.stop()
  const figures = await expectNothingLost(writers, here.ask)
  const mailed = await eventually(async () => {
    expect(await here.ask(`select 1 from outbox_mails where sent_at is null and template = 'verify-email'`)).toEqual([])
  })
  starts.sort((a, b) => a - b)
  console.log(
    `F01: ${starts.length} kills: ${figures}; ready again after ${starts[starts.length >> 1]} ms (median), ${starts.at(-1)} ms (worst); ` +
      `every mail sent ${mailed} ms after the last write`,
  )
  expect(starts.at(-1)).toBeLessThan(30_000)
  expect(here.database().pid).toBe(database)
})
