import { queryOptions, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { sessionUser, sessionView } from '#contract/session.ts'
import { sessionCalls } from '#contract/session.ts'
import { type ApiError, call, queryOf } from '#web/api/call.ts'
import { isLeaving, noteSessionEnd } from './session-end.ts'

export type Session = z.output<typeof sessionView>
export type SessionUser = z.output<typeof sessionUser>

const asked = queryOf(sessionCalls.session, {})

/** Query of the session; it notes an unexpected end, so that the sign-in page can explain it. */
export const sessionQuery = queryOptions<Session, ApiError, Session, typeof asked.queryKey>({
  queryKey: asked.queryKey,
  queryFn: async ({ client, signal }) => {
    const before = client.getQueryData<Session>(asked.queryKey)
    const session = await call(sessionCalls.session, {}, { signal })
    if (before?.user && !session.user && !isLeaving()) noteSessionEnd()
    return session
  },
})

/** The signed-in person: `user` is null for a visitor, undefined while the session is not read. */
export function useSession(enabled = true) {
  const query = useQuery({ ...sessionQuery, enabled })
  return { ...query, user: query.data?.user, demo: query.data?.demo ?? false }
}
