import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Route } from '#contract/route.ts'
import { edits } from '#features/edits/contract.ts'
import { isConflict, keyOf } from '#web/api/call.ts'
import { toast } from '#web/ui/toast.ts'
import { useFailureText } from '#web/words/use-failure-text.ts'

type Words = { done: string; failed: string }
type More = {
  /** Reads that show the record. */
  stale: readonly Route[]
  onDone?: () => void
  onSettled?: () => void
  /** Saves of this name are sent one after the other. */
  inTurn?: string
}

/** Saves a record that others may save too; after a refusal it is read again, and its form says who changed what. */
export function useSaveEdit<I, O>(
  save: (input: I) => Promise<O>,
  words: Words,
  { stale, onDone, onSettled, inTurn }: More,
) {
  const client = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    ...(inTurn ? { scope: { id: inTurn } } : {}),
    mutationFn: save,
    onSuccess: () => {
      toast.success(words.done)
      onDone?.()
    },
    onError: (error) => {
      if (!isConflict(error)) toast.error(words.failed, { description: failureText(error) })
    },
    onSettled: async () => {
      await Promise.all([...stale, edits.list].map((route) => client.invalidateQueries({ queryKey: keyOf(route) })))
      onSettled?.()
    },
  })
}
