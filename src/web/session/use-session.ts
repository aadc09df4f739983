import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { sessionUser, sessionView } from '#contract/accounts.ts'
import { contract } from '#contract/index.ts'
import { queryOf } from '#web/api.ts'

export type Session = z.output<typeof sessionView>
export type SessionUser = z.output<typeof sessionUser>

export const sessionQuery = queryOf(contract.accounts.session, {})

/** Who is signed in. `user` is undefined while that is not known yet, null for a visitor. */
export function useSession() {
  const query = useQuery(sessionQuery)
  return { ...query, user: query.data?.user, demo: query.data?.demo ?? false }
}
