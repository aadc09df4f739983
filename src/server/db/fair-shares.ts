import type pg from 'pg'
import type { Connect } from './named-statements.ts'
import { SharedClient } from './shared-client.ts'

/** The last quarter of the connections is for kinds of calls that hold fewer than this many. */
const ALWAYS = 2
const FREELY = 0.75
/** So many connections of one kind of call, held for so long, mean that something it needs is stuck. */
const STUCK = 4
// Longer than a call may wait for its connection, so that nobody is blamed for the others.
const STUCK_AFTER_MS = 3000

type Turn = { since: number }
type State = { turns: Set<Turn>; waiting: number; stuck: boolean }
type Waiting = { state: State; begin: () => void }
/** Waits for a connection's turn; the answer ends it. */
export type Share = () => Promise<() => void>

const queues = new WeakMap<pg.Pool, Waiting[]>()
/** How many calls wait for a connection: in the pool itself, or because their kind has its share. */
export const callsWaiting = (pool: pg.Pool): number => pool.waitingCount + (queues.get(pool)?.length ?? 0)

function standsStill({ turns }: State, now: number): boolean {
  let held = 0
  // A set is in the order in which it was filled: the first ones are held for longest.
  for (const { since } of turns) {
    if (now - since < STUCK_AFTER_MS) return false
    if (++held === STUCK) return true
  }
  return false
}

/**
 * Divides a pool among kinds of calls. A table that somebody holds, or a slow statement, stops the calls that need it; each of them
 * keeps a connection until it is given up, and without shares they would soon have all connections and stop every other call too.
 * A kind of call that stands still gets two connections until one of them came back quickly.
 */
export function makeFairShares(pool: pg.Pool): () => Share {
  const { max = 1, connectionTimeoutMillis = 0 } = pool.options
  const waiting: Waiting[] = []
  queues.set(pool, waiting)
  let taken = 0

  const may = (state: State): boolean => {
    if (state.turns.size < ALWAYS) return true
    const used = Math.max(taken, pool.totalCount - pool.idleCount)
    return used < max * FREELY && !state.stuck && !standsStill(state, performance.now())
  }
  const admit = (): void => {
    for (let n = 0; n < waiting.length; ) {
      const next = waiting[n]
      if (!next || !may(next.state)) n++
      else {
        waiting.splice(n, 1)
        next.begin()
      }
    }
  }
  // Connections are used by others as well; one can be used a moment after the pool has told that it is back.
  pool.on('release', () => {
    if (waiting.length > 0) setImmediate(admit)
  })

  const take = (state: State): (() => void) => {
    const turn = { since: performance.now() }
    state.turns.add(turn)
    taken++
    return () => {
      const now = performance.now()
      if (now - turn.since < STUCK_AFTER_MS) state.stuck = false
      else if (standsStill(state, now)) state.stuck = true
      state.turns.delete(turn)
      taken--
      // At once, or whoever has just been answered would ask again and be first, and the others would wait for ever.
      admit()
    }
  }
  const wait = (state: State): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const turn: Waiting = {
        state,
        begin: () => {
          clearTimeout(timer)
          state.waiting--
          resolve(take(state))
        },
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1)
        state.waiting--
        reject(new Error('timeout exceeded when trying to connect: calls of this kind hold their share'))
      }, connectionTimeoutMillis)
      waiting.push(turn)
      state.waiting++
    })

  return () => {
    const state: State = { turns: new Set(), waiting: 0, stuck: false }
    return async () => (state.waiting === 0 && may(state) ? take(state) : wait(state))
  }
}

/** Connections of one kind of call, each of which takes a turn of its share. */
export const withShare =
  (connect: Connect, share: Share): Connect =>
  async () => {
    const leave = await share()
    try {
      return new SharedClient(await connect(), leave)
    } catch (error) {
      leave()
      throw error
    }
  }
