import { extras } from '#contract/extras.ts'
import type { CallInput } from '#contract/route.ts'
import { call } from '#web/api/call.ts'
import { useSaveEdit } from '#web/features/edits/use-save-edit.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { extras as words } from '#web/i18n/pt-BR/extras.ts'

/** Adds a service; the id comes from the form, so that a repeated try adds it once. */
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
