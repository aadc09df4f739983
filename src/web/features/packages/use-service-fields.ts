import { dollars, reais } from '#web/format/money.ts'
import type { FieldWords } from '#web/forms/field-words.ts'
import { useLocale, useMessages } from '#web/i18n/locale-provider.tsx'
import { services } from '#web/i18n/pt-BR/services.ts'

/** What the fields of a service are called in its history and where two people met. */
export function useServiceFields(): FieldWords {
  const { form, archivedField, columns } = useMessages('services', services)
  const { locale } = useLocale()
  const show = (value: unknown): string => dollars(Number(value), locale)
  return {
    name: { label: form.name },
    description: { label: form.description },
    processingTime: { label: form.time },
    priceCents: { label: form.price, show },
    priceBrlCents: { label: form.priceBrl, show: (value) => reais(Number(value), locale) },
    stateFeeCents: { label: columns.stateFee, show },
    features: { label: form.features },
    recommended: { label: form.recommended },
    alerts: { label: form.alerts },
    archived: { label: archivedField },
  }
}
