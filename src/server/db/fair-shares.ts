import type pg from 'pg'
import type { Connect } from './named-statements.ts'
import { SharedClient } from './shared-client.ts'

/** The last quarter of the connections is reserved for kinds of calls that hold fewer than this many. */
const ALWAYS = 2
const FREELY = 0.75
/** A kind of call is stuck when it has held this many connections for longer than STUCK_AFTER_MS. */
const STUCK = 4
// Longer than the pool's connection timeout, so that waiting for a connection alone never marks a kind of call as stuck.
const STUCK_AFTER_MS = 3000

type Turn = { since: number }
type State = { turns: Set<Turn>; waiting: number; stuck: boolean }
type Waiting = { state: State; begin: () => void }
/** Waits for a place in the share of this kind of call; the returned function gives the place back. */
export type Share = () => Promise<() => void>

const queues = new WeakMap<pg.Pool, Waiting[]>()
/** How many calls wait for a connection: in the pool itself, or because their kind has used up its share. */
export const callsWaiting = (pool: pg.Pool): number => pool.waitingCount + (queues.get(pool)?.length ?? 0)

function standsStill({ turns }: State, now: number): boolean {
  let held = 0
  // A set keeps the order of insertion: the first ones are held longest.
  for (const { since } of turns) {
    if (now - since < STUCK_AFTER_MS) return false
    if (++held === STUCK) return true
  }
  return false
}

/**
 * A bulkhead: divides a pool among kinds of calls. A locked table or a slow statement blocks the calls that need it, each of which keeps
 * a connection until its timeout; without shares they would soon take all connections and block every other call too. A kind of call
 * that is stuck gets two connections until one of them comes back quickly.
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
  // Connections are also used outside of shares; a released one can be taken only after the pool's `release` event.
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
      // Admits the next one at once: otherwise a caller who was just answered could call again first, and starve those who wait.
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

/** Connections of one kind of call, each of which takes a place in its share. */
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
