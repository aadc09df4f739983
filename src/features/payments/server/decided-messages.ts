import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { readTogether } from '#server/db/read-together.ts'
import type { Applied } from './apply-truth.ts'
import type { ProviderName } from './provider/provider.ts'

type Decided = { name: ProviderName; eventId: string; outcome: Applied['outcome'] }

/** The outcomes of messages that were processed before. */
export async function findDecided(db: Db, eventIds: readonly string[]): Promise<Decided[]> {
  const rows = await db
    .selectFrom('payment_events')
    .select(['provider', 'event_id', 'outcome'])
    .where('event_id', '=', sql<string>`any(${eventIds}::text[])`)
    .where('processed_at', 'is not', null)
    .execute()
  return rows.map(({ provider, event_id: eventId, outcome }) => ({
    name: provider as ProviderName,
    eventId,
    outcome: (outcome as Applied['outcome'] | null) ?? 'unchanged',
  }))
}

type Message = Pick<Decided, 'name' | 'eventId'>
const keyOf = ({ name, eventId }: Message): string => `${name}:${eventId}`

/** Finds the outcome of one message; lookups within one turn of the event loop share a read, because messages come in bursts. */
export function makeDecidedFinder(db: Db): (message: Message) => Promise<Decided | undefined> {
  const read = (keys: string[]) =>
    findDecided(
      db,
      keys.map((key) => key.slice(key.indexOf(':') + 1)),
    )
  const find = readTogether(read, keyOf)
  return (message) => find(keyOf(message))
}
