import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { EventStream } from './event-stream.ts'
import { OVERLAP } from './hub.ts'
import { storedEvents } from './notices.ts'

const PAGE = 200
const MOST_PAGES = 100

// An event with an id below the last one received may have been committed after it, by a transaction that took a few seconds.
const lateOnes = (lastId: number) => sql<boolean>`
  id > ${lastId - OVERLAP} and id < ${lastId}
  and created_at > (select created_at from live_events where id = ${lastId}) - interval '30 seconds'`

/** Sends the events that a person missed since the last one received. */
export async function replaySince(db: Db, stream: EventStream, userId: string, lastId: number): Promise<void> {
  const missed = db.selectFrom('live_events').select(['id', 'user_id', 'event', 'data']).where('user_id', '=', userId)
  await stream.replay(storedEvents.parse(await missed.where(lateOnes(lastId)).orderBy('id').execute()))
  let after = lastId
  for (let page = 0; page < MOST_PAGES; page++) {
    const rows = await missed.where('id', '>', String(after)).orderBy('id').limit(PAGE).execute()
    const events = storedEvents.parse(rows)
    await stream.replay(events)
    after = events.at(-1)?.id ?? after
    if (rows.length < PAGE) return
  }
}

/** The last event's id: from the header that a browser sends when it reconnects by itself, or from the query when the page does. */
export function lastEventId(header: unknown, query: unknown): number | undefined {
  const given = typeof header === 'string' && header !== '' ? header : query
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : undefined
}
