import { hashKey, MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/api/call.ts'
import { isConnected, listenToConnection } from '#web/api/connection.ts'
import { lookedAtHere } from '#web/api/looked-at.ts'
import { isLeaving } from './session-end.ts'
import { sessionQuery } from './use-session.ts'

// Answers are fresh for five minutes; failed reads are retried three times with exponential backoff of at most 30 s (T17).
const FIVE_MINUTES = 5 * 60_000
const RETRIES = 3
const LONGEST_WAIT = 30_000

/** Refusals (4xx) are final; only network and server errors are retried. */
const mayPass = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 0 || error.status >= 500

// Refusals that mean that the session differs from what the page has cached.
const sessionCodes: ReadonlySet<string> = new Set([
  'unauthenticated',
  'password_change_required',
  'two_factor_required',
])

function makeQueryClient(): QueryClient {
  // Only the server knows whether the session has ended: the session is read again, and the guard acts on the answer.
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
        // Cache entries are kept apart by the agent looked at (A7); the session is the same for all of them.
        queryKeyHashFn: (key) => hashKey(key[0] === sessionQuery.queryKey[0] ? key : [key, lookedAtHere()]),
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, LONGEST_WAIT),
      },
    },
  })
  return client
}

// Queries and mutations wait while offline, by our own check, because the browser's `navigator.onLine` is often wrong.
onlineManager.setEventListener((setOnline) => {
  setOnline(isConnected())
  return listenToConnection(() => setOnline(isConnected()))
})

let shared: QueryClient | undefined

/** One client per page load, shared by all screens. */
export function queryClient(): QueryClient {
  shared ??= makeQueryClient()
  return shared
}
