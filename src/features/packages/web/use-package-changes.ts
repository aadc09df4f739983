import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/route.ts'
import { packages } from '#features/packages/contract.ts'
import { packages as words } from '#features/packages/words/packages.pt-BR.ts'
import { ApiError, call, isConflict } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'

/** A refusal (4xx) has a text of its own; any other error shows only the screen's text. */
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
    // Refetched even after an error, because another admin may have changed the list.
    onSettled: () => readAgainAfter(client, 'packages.changed'),
  })
}

type Created = CallInput<typeof packages.create>
type Saved = CallInput<typeof packages.save>

/** Creates a package, or saves an existing one, which has an `expectedVersion`. */
export function useSavePackage(onDone: () => void) {
  const text = useMessages('packages', words)
  const send = (input: Created | Saved) =>
    'expectedVersion' in input ? call(packages.save, input) : call(packages.create, input)
  return useChange(text.saveFailed, send, (_, input) => {
    toast.success('expectedVersion' in input ? text.saved : text.created)
    onDone()
  })
}

export function useRemovePackage(onDone: () => void) {
  const text = useMessages('packages', words)
  const send = (input: CallInput<typeof packages.remove>) => call(packages.remove, input)
  return useChange(text.removeFailed, send, ({ outcome }) => {
    toast.success(outcome === 'archived' ? text.putAway : text.removed)
    onDone()
  })
}

export function useRestorePackage() {
  const text = useMessages('packages', words)
  const send = (input: CallInput<typeof packages.restore>) => call(packages.restore, input)
  return useChange(text.restoreFailed, send, () => void toast.success(text.restored))
}

/** Moves are sent one after the other, because each builds on the one before. */
export function useArrangePackages(onSettled: () => void) {
  const text = useMessages('packages', words)
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'services' },
    mutationFn: (input: CallInput<typeof packages.arrange>) => call(packages.arrange, input),
    onError: (error) =>
      toast.error(text.moveFailed, { id: 'moved', ...(isConflict(error) ? { description: text.moveMet } : {}) }),
    onSettled: async () => {
      await readAgainAfter(client, 'packages.changed')
      onSettled()
    },
  })
}
