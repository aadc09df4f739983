import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Output } from '#contract/route.ts'
import { passkeys } from '#features/accounts/contract/passkeys.ts'
import { passkeys as words } from '#features/accounts/words/passkeys.pt-BR.ts'
import { ApiError, queryOf } from '#web/api/call.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { makePasskey } from './device.ts'

export type Passkey = Output<typeof passkeys.list>['items'][number]
export type PasskeyChange = { passkey: Passkey; to: 'rename' | 'remove' }

export const passkeysQuery = queryOf(passkeys.list, {})

/** The text for a refusal of the server, or for a device that has no passkey, or whose person stopped. */
export function usePasskeyFailure(): (error: unknown) => string {
  const text = useMessages('passkeys', words)
  const failureText = useFailureText()
  return (error) => (error instanceof ApiError ? failureText(error) : text.stopped)
}

/** Makes a passkey on this device. */
export function useMakePasskey(onMade?: () => void) {
  const text = useMessages('passkeys', words)
  const client = useQueryClient()
  const failure = usePasskeyFailure()
  return useMutation({
    mutationFn: makePasskey,
    onSuccess: () => {
      toast.success(text.added)
      onMade?.()
      return client.invalidateQueries({ queryKey: passkeysQuery.queryKey })
    },
    onError: (error) => toast.error(failure(error)),
  })
}
