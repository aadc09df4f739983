import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accounts } from '#contract/accounts.ts'
import { call } from '#web/api/call.ts'
import { replaceSession } from '#web/session/replace-session.ts'

/** Confirming may change the role (A2): what was read before goes. */
export function useVerifyEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(accounts.verifyEmail, { token }),
    onSuccess: (session) => replaceSession(client, session),
  })
}
