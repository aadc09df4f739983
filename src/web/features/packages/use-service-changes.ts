import { useMutation, useQueryClient } from '@tanstack/react-query'
import { packages } from '#contract/packages.ts'
import type { CallInput } from '#contract/route.ts'
import { ApiError, call } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { services } from '#web/i18n/pt-BR/services.ts'
import { useFailureText } from '#web/i18n/use-failure-text.ts'
import { toast } from '#web/ui/toast.ts'

/** A refusal says why in its own words; whatever else went wrong has the text of the screen alone. */
const hasReason = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500

function useChange<Input, Answer>(
  failed: string,
  send: (input: Input) => Promise<Answer>,
  onDone: (answer: Answer, input: Input) => void,
) {
  const client = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => toast.error(failed, hasReason(error) ? { description: failureText(error) } : {}),
    // Read again even after a refusal, because somebody else may have changed the list.
    onSettled: () => readAgainAfter(client, 'packages.changed'),
  })
}

type Created = CallInput<typeof packages.create>
type Saved = CallInput<typeof packages.save>

/** Creates a service, or saves one that exists: only then a version was seen. */
export function useSaveService(onDone: () => void) {
  const text = useMessages('services', services)
  const send = (input: Created | Saved) =>
    'expectedVersion' in input ? call(packages.save, input) : call(packages.create, input)
  return useChange(text.saveFailed, send, (_, input) => {
    toast.success('expectedVersion' in input ? text.saved : text.created)
    onDone()
  })
}

export function useRemoveService(onDone: () => void) {
  const text = useMessages('services', services)
  const send = (input: CallInput<typeof packages.remove>) => call(packages.remove, input)
  return useChange(text.removeFailed, send, ({ outcome }) => {
    toast.success(outcome === 'archived' ? text.putAway : text.removed)
    onDone()
  })
}

export function useRestoreService() {
  const text = useMessages('services', services)
  const send = (input: CallInput<typeof packages.restore>) => call(packages.restore, input)
  return useChange(text.restoreFailed, send, () => void toast.success(text.restored))
}

export function useArrangeServices() {
  const text = useMessages('services', services)
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<typeof packages.arrange>) => call(packages.arrange, input),
    onError: (error) => {
      const met = error instanceof ApiError && error.code === 'conflict'
      toast.error(text.moveFailed, met ? { description: text.moveMet } : {})
    },
    onSettled: () => readAgainAfter(client, 'packages.changed'),
  })
}
