import type { CallInput } from '#contract/route.ts'
import { useSaveEdit } from '#features/edits/web/use-save-edit.ts'
import { services } from '#features/services/contract.ts'
import { services as words } from '#features/services/words/services.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

/** Adds a service; the id comes from the form, so that a retry adds it once. */
export function useCreateService(onDone: () => void) {
  const text = useMessages('services', words)
  return useSaveEdit(
    (input: CallInput<typeof services.create>) => call(services.create, input),
    { done: text.created, failed: text.saveFailed },
    { stale: [services.list], onDone },
  )
}

export function useSaveService(onDone: () => void) {
  const text = useMessages('services', words)
  return useSaveEdit(
    (input: CallInput<typeof services.save>) => call(services.save, input),
    { done: text.saved, failed: text.saveFailed },
    { stale: [services.list], onDone },
  )
}
