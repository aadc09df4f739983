import { useMessages } from '#web/words/locale-provider.tsx'
import { ui } from '#web/words/ui.pt-BR.ts'
import { toast } from './toast.ts'

export function useCopy(): (value: string, done: string) => Promise<void> {
  const text = useMessages('ui', ui)
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
