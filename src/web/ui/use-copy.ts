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
      // Refused by the browser, or no clipboard on this connection.
      toast.error(text.copyFailed)
    }
  }
}
