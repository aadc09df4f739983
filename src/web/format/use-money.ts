import { useLocale } from '#web/words/locale-provider.tsx'
import { dollars } from './money.ts'

/** Every amount of the panels, written in the reader's language. */
export function useMoney(): (cents: number) => string {
  const { locale } = useLocale()
  return (cents) => dollars(cents, locale)
}
