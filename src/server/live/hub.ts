import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { reconnectMs } from '#contract/live.ts'
import { appClient, type DatabasePlace } from '#server/db/connect.ts'
import { makeListeners } from './listeners.ts'
import { notice, storedEvents } from './notices.ts'

/** Ids are given before their transaction commits: an event may appear after one with a higher id. */
export const OVERLAP = 200
const PAGE = 500
const MOST_PAGES = 200
/** Caps the backoff of reconnects: all open pages of the node wait for this connection, so it retries sooner than a page does. */
const MOST_PATIENT = 1

// A connection that was cut silently sends nothing and never ends: only a query without an answer reveals it.
const BEAT_MS = 15_000

type HubOptions = { place: DatabasePlace; log: FastifyBaseLogger; beatMs?: number }
export type LiveHub = ReturnType<typeof makeLiveHub>

/** One LISTEN connection for the node. Events missed while it was broken are read from the table after it reconnects. */
export function makeLiveHub({ place, log, beatMs = BEAT_MS }: HubOptions) {
  const listeners = makeListeners(OVERLAP * 5)
  const stopping = new AbortController()
  let client: pg.Client | undefined
  let lastId: number | undefined
  let running: Promise<void> | undefined

  const siteChanges = new Set<() => void>()
  const siteChanged = () => {
    for (const react of siteChanges) react()
  }

  const hear = (payload: string | undefined) => {
    const heard = notice(payload)
    if (!heard) return
    if (!('id' in heard)) return heard.event === 'site.changed' ? siteChanged() : listeners.end(heard)
    lastId = Math.max(lastId ?? 0, heard.id)
    listeners.deliver(heard)
  }

  async function catchUp(connection: pg.Client): Promise<void> {
    if (lastId === undefined) {
      const { rows } = await connection.query('select id from live_events order by id desc limit $1', [OVERLAP])
      const old = rows.map(({ id }) => Number(id))
      listeners.remember(old)
      lastId = old[0] ?? 0
      return
    }
    let after = lastId - OVERLAP
    for (let page = 0; page < MOST_PAGES; page++) {
      const { rows } = await connection.query(
        'select id, user_id, event, data from live_events where id > $1 order by id limit $2',
        [after, PAGE],
      )
      for (const event of storedEvents.parse(rows)) {
        after = event.id
        lastId = Math.max(lastId, event.id)
        listeners.deliver(event)
      }
      if (rows.length < PAGE) break
    }
    listeners.reconnected()
    // The settings may have changed while the connection was broken, without an announcement.
    siteChanged()
  }

  /** Resolves when the connection is lost. */
  async function listen(ready: () => void): Promise<void> {
    const connection = appClient(place, { query_timeout: beatMs })
    client = connection
    let beat: NodeJS.Timeout | undefined
    const lost = new Promise<void>((resolve) => {
      connection.on('end', resolve)
      connection.on('error', (error) => {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'live connection lost')
        resolve()
      })
    })
    try {
      connection.on('notification', ({ payload }) => hear(payload))
      await connection.connect()
      await connection.query('listen live')
      await catchUp(connection)
      ready()
      // Ending the connection resolves `lost`; ending one that is already broken rejects.
      const tearOff = () => connection.end().catch(() => undefined)
      beat = setInterval(() => void connection.query('select 1').catch(tearOff), beatMs).unref()
      await lost
    } finally {
      clearInterval(beat)
      // Ending a connection that is already broken rejects.
      await connection.end().catch(() => undefined)
    }
  }

  async function keepListening(started: () => void): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; failures++) {
      const ready = () => {
        failures = 0
        started()
      }
      await listen(ready).catch((error: unknown) => log.warn({ err: error }, 'live connection not made'))
      if (stopping.signal.aborted) return
      // `stop` aborts the pause, which rejects: for the loop it is simply over.
      const patience = reconnectMs(Math.min(failures, MOST_PATIENT), Math.random())
      await sleep(patience, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  return {
    /** Resolves once events arrive; retries while the database is down. */
    start: () =>
      new Promise<void>((started) => {
        running = keepListening(started).then(started)
      }),
    async stop() {
      stopping.abort()
      await client?.end().catch(() => undefined) // it may be broken or not yet connected
      await running
    },
    subscribe: listeners.add,
    onReconnect: listeners.onReconnect,
    /** Calls `react` when the site's settings changed, or may have. */
    onSiteChange(react: () => void): () => void {
      siteChanges.add(react)
      return () => siteChanges.delete(react)
    },
    countOf: listeners.countOf,
    count: listeners.count,
    /** The newest event this node knows of. */
    lastId: () => lastId ?? 0,
  }
}
