import { useMutation, useQueryClient } from '@tanstack/react-query'
import { privacy } from '#features/privacy/contract.ts'
import type { ConsentDocument } from '#features/privacy/rules/consent.ts'
import { privacy as words } from '#features/privacy/words/privacy.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { privacyQuery } from './queries.ts'

export function useConsentChanges(document: ConsentDocument) {
  const { consents: text } = useMessages('privacy', words)
  const failureText = useFailureText()
  const client = useQueryClient()
  const after = {
    onError: (error: Error) => toast.error(failureText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: privacyQuery.queryKey }),
  }
  const accept = useMutation({
    mutationFn: (version: string) => call(privacy.accept, { document, version }),
    onSuccess: () => toast.success(text.accepted),
    ...after,
  })
  const withdraw = useMutation({
    mutationFn: () => call(privacy.withdraw, { document }),
    onSuccess: () => toast.success(text.withdrawn),
    ...after,
  })
  return { accept, withdraw }
}
