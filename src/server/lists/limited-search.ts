import { setTimeout as sleep } from 'node:timers/promises'
import type { Limit } from '#contract/route.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context } from '#server/context.ts'
import { countCall } from '#server/http/rate-limits.ts'

const SEARCHES: Limit = { max: 120, seconds: 60 }
const AT_ONCE = 2
const MOST_WAITING = 100
/** A refusal is delayed and keeps its place in the queue meanwhile, so that repeated searches are slowed down. */
const REFUSED_AFTER_MS = 250

type Turns = { running: number; waiting: (() => void)[] }
const turnsOf = new Map<string, Turns>()

/** Runs at most two searches of a person at once, so that a person who searches all the time does not slow down others. */
async function inTurn<T>(person: string, work: () => Promise<T>): Promise<T> {
  const turns = turnsOf.get(person) ?? { running: 0, waiting: [] }
  turnsOf.set(person, turns)
  if (turns.waiting.length >= MOST_WAITING) throw new AppError('too_many_requests', { retryAfterSeconds: 1 })
  if (turns.running >= AT_ONCE) await new Promise<void>((begin) => turns.waiting.push(begin))
  else turns.running++
  try {
    return await work()
  } finally {
    const next = turns.waiting.shift()
    // The next search takes over the place, so `running` stays the same.
    if (next) next()
    else if (--turns.running === 0) turnsOf.delete(person)
  }
}

/** Runs a search within the reader's rate limit. Lists without a search are not limited: they cost less than counting them. */
export const limitedSearch = <T>(context: Context, list: string, work: () => Promise<T>): Promise<T> => {
  const { id } = account(context)
  return inTurn(id, async () => {
    try {
      await countCall(context.platform, `${list}.search:${id}`, SEARCHES, context.now)
    } catch (error) {
      if (error instanceof AppError) await sleep(REFUSED_AFTER_MS)
      throw error
    }
    return work()
  })
}
