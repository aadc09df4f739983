import { month as aMonth } from '#features/commissions/rules/month.ts'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { useLocale } from '#web/words/locale-provider.tsx'

const MONTH = 'mes'

/** The month in the address; empty if it is missing or malformed, so that the server chooses one. */
export function useMonth() {
  const { read, linkWith } = useAddressFilter()
  const { locale } = useLocale()
  const written = read(MONTH)
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return {
    month: aMonth.safeParse(written).success ? written : '',
    linkTo: (month: string) => linkWith({ [MONTH]: month, agente: undefined }),
    nameOf: (month: string) => format.format(new Date(`${month}-01T00:00:00Z`)),
  }
}
