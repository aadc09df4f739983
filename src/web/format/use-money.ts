import { useLocale } from '#web/words/locale-provider.tsx'
import { dollars } from './money.ts'

/** Format of dollar amounts in the panels, in the reader's language. */
export function useMoney(): (cents: number) => string {
  const { locale } = useLocale()
  return (cents) => dollars(cents, locale)
}
