import type pg from 'pg'
import { z } from 'zod'
import { percentile } from '../support/write-message.ts'
import type { Ask } from './ask.ts'
import { addressOf, type Read } from './reads.ts'

/** What a read took: the 95th percentile in milliseconds over so many calls; `status` of the first wrong answer. */
export type Figure = { p95: number; calls: number; status: number }

// From the sixth call on a connection PostgreSQL may use a plan that does not look at the values any more.
const WARM_UP = 10
const CALLS = 30
const FEWEST = 3
// A slow read is asked less often: the time that its calls may take together, in milliseconds.
const MOST_WARM_UP = 2000
const MOST_MEASURED = 4000
const PAGES = 49
const MOST_WALKED = 5000

const page = z.object({ nextCursor: z.string().nullable() })

export type Measuring = { ask: Ask; owner: pg.Client }

/** The cursor of the fiftieth page, or of the last page that there is or that can be reached in time. */
async function walk(ask: Ask, read: Read): Promise<string | undefined> {
  let cursor: string | undefined
  const until = performance.now() + MOST_WALKED
  for (let n = 0; n < PAGES && performance.now() < until; n++) {
    const { status, body } = await ask(addressOf(read, cursor), read.reader.cookie)
    if (status !== 200) return cursor
    const { nextCursor } = page.parse(JSON.parse(body))
    if (nextCursor === null) return cursor
    cursor = nextCursor
  }
  return cursor
}

/** Searches are limited per person and minute, which would end the measuring. */
const clearLimits = (owner: pg.Client) => owner.query('truncate rate_limits')

async function call(ask: Ask, read: Read, address: string, most: number, within: number, fewest: number) {
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

/** Null when the list has no second page, so that its fiftieth page would be the first one again. */
export async function measure({ ask, owner }: Measuring, read: Read): Promise<Figure | null> {
  await clearLimits(owner)
  const cursor = read.walks ? await walk(ask, read) : undefined
  if (read.walks && cursor === undefined) return null
  const address = addressOf(read, cursor)
  await call(ask, read, address, WARM_UP, MOST_WARM_UP, 1)
  const { times, wrong } = await call(ask, read, address, CALLS, MOST_MEASURED, FEWEST)
  return { p95: percentile(times, 0.95), calls: times.length, status: wrong || 200 }
}
