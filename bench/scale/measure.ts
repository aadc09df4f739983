import type pg from 'pg'
import { z } from 'zod'
import { percentile } from '../support/write-message.ts'
import type { Ask } from './ask.ts'
import { addressOf, type Read } from './reads.ts'

/** The duration of a read: the 95th percentile in milliseconds over `calls` calls; `status` of the first wrong answer. */
export type Figure = { p95: number; calls: number; status: number }

// From the sixth call on a connection PostgreSQL may use a generic plan, which does not depend on the values.
const WARM_UP = 10
const CALLS = 30
// A slow read is called fewer times: the milliseconds within which the last call of each kind starts.
const WARM_UP_MS = 500
const CALLS_MS = 1500
const WALK_MS = 1000
const FEWEST = 3
// A read that takes this long is called only once, and its later pages are not measured.
const VERY_SLOW_MS = 1000
const PAGES = 49

const page = z.object({ nextCursor: z.string().nullable() })

export type Measuring = { ask: Ask; owner: pg.Client }

/** The cursor of the fiftieth page, or of the last page that there is or that can be reached in time. */
async function walk(ask: Ask, read: Read): Promise<string | undefined> {
  let cursor: string | undefined
  const until = performance.now() + WALK_MS
  for (let n = 0; n < PAGES && performance.now() < until; n++) {
    const { status, body, ms } = await ask(addressOf(read, cursor), read.reader.cookie)
    if (status !== 200 || ms > VERY_SLOW_MS) return cursor
    const { nextCursor } = page.parse(JSON.parse(body))
    if (nextCursor === null) return cursor
    cursor = nextCursor
  }
  return cursor
}

/** Searches have a rate limit per person and minute, which would end the measurement. */
const clearLimits = (owner: pg.Client) => owner.query('truncate rate_limits')

type Often = { most: number; fewest: number; within: number }

async function call(ask: Ask, read: Read, address: string, { most, fewest, within }: Often) {
  const times: number[] = []
  let wrong = 0
  const until = performance.now() + within
  while (times.length < most && (times.length < fewest || performance.now() < until)) {
    const { status, ms } = await ask(address, read.reader.cookie)
    if (status !== 200) wrong ||= status
    times.push(ms)
  }
  return { times, wrong }
}

/** Null for a fiftieth page that would be the first one again, because there is no second or the first is too slow. */
export async function measure({ ask, owner }: Measuring, read: Read): Promise<Figure | null> {
  await clearLimits(owner)
  const cursor = read.walks ? await walk(ask, read) : undefined
  if (read.walks && cursor === undefined) return null
  const address = addressOf(read, cursor)
  await ask(address, read.reader.cookie)
  const warm = await ask(address, read.reader.cookie)
  if (warm.ms > VERY_SLOW_MS) return { p95: warm.ms, calls: 1, status: warm.status }
  await call(ask, read, address, { most: WARM_UP, fewest: 1, within: WARM_UP_MS })
  const { times, wrong } = await call(ask, read, address, { most: CALLS, fewest: FEWEST, within: CALLS_MS })
  return { p95: percentile(times, 0.95), calls: times.length, status: wrong || 200 }
}
