import type { CallInput } from '#contract/route.ts'
import { useSaveEdit } from '#features/edits/web/use-save-edit.ts'
import { extras } from '#features/services/contract.ts'
import { extras as words } from '#features/services/words/services.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

/** Adds a service; the id comes from the form, so that a retry adds it once. */
export function useCreateExtra(onDone: () => void) {
  const text = useMessages('extras', words)
  return useSaveEdit(
    (input: CallInput<typeof extras.create>) => call(extras.create, input),
    { done: text.created, failed: text.saveFailed },
    { stale: [extras.list], onDone },
  )
}

export function useSaveExtra(onDone: () => void) {
  const text = useMessages('extras', words)
  return useSaveEdit(
    (input: CallInput<typeof extras.save>) => call(extras.save, input),
    { done: text.saved, failed: text.saveFailed },
    { stale: [extras.list], onDone },
  )
}
