import { useMemo } from 'react'
import { countriesIn, countryName } from '#features/orders/rules/countries.ts'
import { isSanctioned, sanctionedCountries } from '#features/orders/rules/sanctioned-countries.ts'
import { useLocale } from '#web/words/locale-provider.tsx'
import type { WizardMessages } from './use-wizard-messages.ts'

type Words = WizardMessages['address']
type Countries = { options: { value: string; label: string; disabled?: boolean }[]; hint: string }

/** The countries of a select, Brasil first, in the reader's language; those under US sanctions cannot be chosen (C19). */
export function useCountryOptions(words: Words): Countries {
  const { locale } = useLocale()
  return useMemo(() => {
    const options = countriesIn(locale).map(({ code, name }) =>
      isSanctioned(code)
        ? { value: code, label: `${name} (${words.sanctioned})`, disabled: true }
        : { value: code, label: name },
    )
    const names = sanctionedCountries.map((code) => countryName(code, locale))
    const countries = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
    return { options, hint: words.sanctionedHint({ countries }) }
  }, [locale, words])
}
