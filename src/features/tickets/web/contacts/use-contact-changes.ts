import { useMutation, useQueryClient } from '@tanstack/react-query'
import { contact } from '#features/tickets/contract/contact.ts'
import type { ContactStatus } from '#features/tickets/rules/contact.ts'
import { support } from '#features/tickets/words/support.pt-BR.ts'
import { ApiError, call } from '#web/api/call.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { type ContactMessage, contactQuery, listKey } from './queries.ts'

/** Puts the returned message into the cache and reads the list again. */
function useShowChange() {
  const client = useQueryClient()
  return (message: ContactMessage) => {
    client.setQueryData(contactQuery(message.id).queryKey, message)
    void client.invalidateQueries({ queryKey: listKey })
  }
}

/** The server's reason for a conflict (409), otherwise a general text. */
function useReason(otherwise: string): (error: unknown) => string {
  const failureText = useFailureText()
  return (error) => (error instanceof ApiError && error.status === 409 ? failureText(error) : otherwise)
}

export function useAnswerContact(id: string) {
  const text = useMessages('support', support)
  const show = useShowChange()
  const reasonOf = useReason(text.failed)
  const mutation = useMutation({
    mutationFn: (message: string) => call(contact.answer, { id, message }),
    onSuccess: (answered) => {
      show(answered)
      toast.success(text.answerSent)
    },
  })
  return { ...mutation, errorText: reasonOf(mutation.error) }
}

export function useSetContactStatus(id: string) {
  const client = useQueryClient()
  const text = useMessages('support', support)
  const show = useShowChange()
  const reasonOf = useReason(text.failed)
  return useMutation({
    mutationFn: (status: ContactStatus) => call(contact.setStatus, { id, status }),
    onSuccess: (changed) => {
      show(changed)
      toast.success(text.statusChanged)
    },
    onError: (error) => {
      toast.error(reasonOf(error))
      void client.invalidateQueries({ queryKey: contactQuery(id).queryKey })
    },
  })
}
