import { hashKey, MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/api/call.ts'
import { isConnected, listenToConnection } from '#web/api/connection.ts'
import { lookedAtHere } from '#web/api/looked-at.ts'
import { isLeaving } from './session-end.ts'
import { sessionQuery } from './use-session.ts'

// Five minutes of cache, three retries, waiting longer each time but at most 30 s (T17).
const FIVE_MINUTES = 5 * 60_000
const RETRIES = 3
const LONGEST_WAIT = 30_000

/** A refusal stays a refusal; only what may pass by itself is tried again. */
const mayPass = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 0 || error.status >= 500

// Refusals that mean that the session is not what the page believes.
const sessionCodes: ReadonlySet<string> = new Set([
  'unauthenticated',
  'password_change_required',
  'two_factor_required',
])

function makeQueryClient(): QueryClient {
  // Only the server knows whether the session is over: ask it, and the guard acts on the answer.
  const onError = (error: unknown): void => {
    if (!(error instanceof ApiError) || !sessionCodes.has(error.code) || isLeaving()) return
    void client.refetchQueries({ queryKey: sessionQuery.queryKey })
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: FIVE_MINUTES,
        // What was read of one agent's work is not shown as another's; who is signed in stays the same.
        queryKeyHashFn: (key) => hashKey(key[0] === sessionQuery.queryKey[0] ? key : [key, lookedAtHere()]),
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, LONGEST_WAIT),
      },
    },
  })
  return client
}

// What is asked for or sent without a connection waits for it; the browser's own word on it is often wrong.
onlineManager.setEventListener((setOnline) => {
  setOnline(isConnected())
  return listenToConnection(() => setOnline(isConnected()))
})

let shared: QueryClient | undefined

/** One client for the life of the page, whatever is on the screen. */
export function queryClient(): QueryClient {
  shared ??= makeQueryClient()
  return shared
}
