import type { Query, QueryClient } from '@tanstack/react-query'
import type { LiveEventName } from '#contract/live.ts'
import { eventsFor } from './call.ts'

async function again(client: QueryClient, isStale: (events: readonly LiveEventName[]) => boolean): Promise<void> {
  const isOneOf = ({ queryKey }: Query): boolean => isStale(eventsFor(String(queryKey[0])))
  // TanStack Query does not restart a first read in flight, and its answer may be older than the event: it is read once more.
  const begun = client
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: (query) => isOneOf(query) && query.state.data === undefined })
  const onceMore = async (query: Query): Promise<void> => {
    await Promise.allSettled([query.promise])
    if (query.state.data !== undefined) await client.invalidateQueries({ predicate: (one) => one === query })
  }
  await Promise.all([client.invalidateQueries({ predicate: isOneOf }), ...begun.map(onceMore)])
}

/** Reads again what an event makes stale; also called for the page's own changes, as if their event had arrived. */
export const readAgainAfter = (client: QueryClient, event: LiveEventName): Promise<void> =>
  again(client, (events) => events.includes(event))

/** Reads again everything that a live event can make stale, for a page that may have missed events. */
export const readAllAgain = (client: QueryClient): Promise<void> => again(client, (events) => events.length > 0)
