import { useMutation, useQueryClient } from '@tanstack/react-query'
import { privacy } from '#contract/privacy.ts'
import type { ConsentDocument } from '#domain/accounts/consent.ts'
import { call } from '#web/api/call.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { privacy as words } from '#web/i18n/pt-BR/privacy.ts'
import { useFailureText } from '#web/i18n/use-failure-text.ts'
import { toast } from '#web/ui/toast.ts'
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
