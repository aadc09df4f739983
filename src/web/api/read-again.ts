import type { QueryClient } from '@tanstack/react-query'
import type { LiveEventName } from '#contract/live.ts'
import { liveReads, readsStaleAfter } from '#contract/stale-after.ts'

const again = (client: QueryClient, reads: readonly string[]): Promise<unknown> =>
  Promise.all(reads.map((read) => client.invalidateQueries({ queryKey: [read] })))

/** Reads again what an event makes stale; a page's own change counts like the event that others hear of it. */
export const readAgainAfter = (client: QueryClient, event: LiveEventName): Promise<unknown> =>
  again(client, readsStaleAfter(event))

/** Reads again whatever any event could have made stale, for a page that may have missed some. */
export const readAllAgain = (client: QueryClient): Promise<unknown> => again(client, liveReads)
