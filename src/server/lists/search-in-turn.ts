import { setTimeout as sleep } from 'node:timers/promises'
import type { Limit } from '#contract/route.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context } from '#server/context.ts'
import { takeTurn } from '#server/http/rate-limits.ts'

const SEARCHES: Limit = { max: 120, seconds: 60 }
const AT_ONCE = 2
const MOST_WAITING = 100
/** A refusal comes after a pause and keeps its place in the queue, so that asking on and on is slow. */
const REFUSED_AFTER_MS = 250

type Turns = { running: number; waiting: (() => void)[] }
const turnsOf = new Map<string, Turns>()

/** Has the searches of one person wait for each other: whoever searches all the time keeps nobody else waiting. */
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
    // The next one takes the place over, so that the number running stays.
    if (next) next()
    else if (--turns.running === 0) turnsOf.delete(person)
  }
}

/** Runs a search within the reader's limit. A list without a search costs less than counting it. */
export const searchInTurn = <T>(context: Context, list: string, work: () => Promise<T>): Promise<T> => {
  const { id } = account(context)
  return inTurn(id, async () => {
    try {
      await takeTurn(context.platform, `${list}.search:${id}`, SEARCHES, context.now)
    } catch (error) {
      if (error instanceof AppError) await sleep(REFUSED_AFTER_MS)
      throw error
    }
    return work()
  })
}
