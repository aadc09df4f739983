import { settledCodes } from '#features/duties/rules/duty.ts'
import type { FieldWords } from '#features/edits/web/field-words.ts'
import { packages } from '#features/packages/words/packages.pt-BR.ts'
import { services } from '#features/services/words/services.pt-BR.ts'
import { dollars, reais } from '#web/format/money.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'

/** The labels and formats of a service's fields in its history and in conflicts. */
export function useServiceFields(): FieldWords {
  const { shared, offered, form, duties } = useMessages('services', services)
  const { form: prices } = useMessages('packages', packages)
  const { locale } = useLocale()
  const duty = (value: unknown): string => {
    const code = settledCodes.find((one) => one === value)
    return code ? duties[code] : String(value)
  }
  return {
    name: { label: shared.name },
    description: { label: shared.description },
    priceCents: { label: prices.price, show: (value) => dollars(Number(value), locale) },
    priceBrlCents: { label: prices.priceBrl, show: (value) => reais(Number(value), locale) },
    settles: { label: form.settles, show: duty },
    passesFee: { label: form.passesFee },
    recurs: { label: form.recurs },
    dissolves: { label: form.dissolves },
    needsPtin: { label: form.needsPtin },
    offered: { label: offered },
  }
}
