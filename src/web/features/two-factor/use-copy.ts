import { useMessages } from '#web/i18n/locale-provider.tsx'
import { twoFactor } from '#web/i18n/pt-BR/two-factor.ts'
import { toast } from '#web/ui/toast.ts'

export function useCopy(): (value: string, done: string) => Promise<void> {
  const text = useMessages('twoFactor', twoFactor)
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
