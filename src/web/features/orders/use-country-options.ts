import { useMemo } from 'react'
import { countriesIn } from '#domain/orders/countries.ts'
import { useLocale } from '#web/i18n/locale-provider.tsx'

/** The countries of a select, Brasil first, in the reader's language. */
export function useCountryOptions(): { value: string; label: string }[] {
  const { locale } = useLocale()
  return useMemo(() => countriesIn(locale).map(({ code, name }) => ({ value: code, label: name })), [locale])
}
