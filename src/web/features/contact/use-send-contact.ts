import { useMutation } from '@tanstack/react-query'
import { toast } from 'sonner'
import { contract } from '#contract/index.ts'
import type { CallInput } from '#contract/route.ts'
import { ApiError, call } from '#web/api.ts'
import { contactResults } from '#web/content/contact.ts'

type Message = CallInput<typeof contract.contact.send>
type Reactions = { onSent: () => void; onFieldErrors: (fields: Record<string, string>) => void }

export function useSendContact({ onSent, onFieldErrors }: Reactions) {
  const mutation = useMutation({
    mutationFn: (message: Message) => call(contract.contact.send, message),
    onSuccess: () => {
      onSent()
      toast.success(contactResults.success)
    },
    onError: (error) => {
      if (error instanceof ApiError) onFieldErrors(error.fields)
    },
  })
  return { ...mutation, errorText: textOf(mutation.error) }
}

function textOf(error: unknown): string {
  if (!(error instanceof ApiError)) return contactResults.failure
  if (error.status === 429) return contactResults.tooMany
  if (error.status === 0 && !navigator.onLine) return contactResults.offline
  return error.code === 'invalid' ? contactResults.invalid : contactResults.failure
}
