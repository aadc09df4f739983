import { useSharedMessages } from '#web/words/locale-provider.tsx'
import { toast } from './toast.ts'

export function useCopy(): (value: string, done: string) => Promise<void> {
  const text = useSharedMessages()
  return async (value, done) => {
    try {
      await navigator.clipboard.writeText(value)
      toast.success(done)
    } catch {
      // The browser refused, or offers no clipboard on an insecure connection.
      toast.error(text.copyFailed)
    }
  }
}
