import type { FieldWords } from '#features/edits/web/field-words.ts'
import { packages as words } from '#features/packages/words/packages.pt-BR.ts'
import { dollars, reais } from '#web/format/money.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'

/** The labels and formats of a package's fields in its history and in conflicts. */
export function usePackageFields(): FieldWords {
  const { shared, recommended, form, archivedField, columns } = useMessages('packages', words)
  const { locale } = useLocale()
  const show = (value: unknown): string => dollars(Number(value), locale)
  return {
    name: { label: shared.name },
    description: { label: shared.description },
    processingTime: { label: form.time },
    priceCents: { label: form.price, show },
    priceBrlCents: { label: form.priceBrl, show: (value) => reais(Number(value), locale) },
    stateFeeCents: { label: columns.stateFee, show },
    features: { label: form.features },
    recommended: { label: recommended },
    alerts: { label: form.alerts },
    archived: { label: archivedField },
  }
}
