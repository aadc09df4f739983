import type { Query, QueryClient } from '@tanstack/react-query'
import type { LiveEventName } from '#contract/live.ts'
import { liveReads, readsStaleAfter } from '#contract/stale-after.ts'

async function again(client: QueryClient, reads: readonly string[]): Promise<void> {
  const isOneOf = ({ queryKey }: Query): boolean => reads.includes(String(queryKey[0]))
  // A read that has no answer yet is not begun anew, and the answer on its way may be older than the event.
  const begun = client
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: (query) => isOneOf(query) && query.state.data === undefined })
  const onceMore = async (): Promise<void> => {
    await Promise.allSettled(begun.map((query) => query.promise))
    await client.invalidateQueries({ predicate: (query) => begun.includes(query) && query.state.data !== undefined })
  }
  await Promise.all([client.invalidateQueries({ predicate: isOneOf }), onceMore()])
}

/** Reads again what an event makes stale; a page's own change counts like the event that others hear of it. */
export const readAgainAfter = (client: QueryClient, event: LiveEventName): Promise<void> =>
  again(client, readsStaleAfter(event))

/** Reads again whatever any event could have made stale, for a page that may have missed some. */
export const readAllAgain = (client: QueryClient): Promise<void> => again(client, liveReads)
