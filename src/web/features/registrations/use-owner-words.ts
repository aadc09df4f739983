import { countryName } from '#domain/orders/countries.ts'
import { historyName, type OwnerField, ownerFields } from '#domain/orders/owner-history.ts'
import type { WizardMessages } from '#web/features/orders/use-wizard-messages.ts'
import type { FieldWords } from '#web/forms/field-words.ts'
import { useLocale, useMessages } from '#web/i18n/locale-provider.tsx'
import { teamRegistrations } from '#web/i18n/pt-BR/team-registrations.ts'

/** What the history calls each field of each owner; an identity number is never said. */
export function useOwnerWords({ owner, address }: WizardMessages, count: number): FieldWords {
  const { locale } = useLocale()
  const { hidden } = useMessages('teamRegistrations', teamRegistrations).detail.editOwners
  const country = { show: (value: unknown) => countryName(String(value), locale) }
  const words: Record<OwnerField, FieldWords[string]> = {
    firstName: { label: owner.firstName },
    lastName: { label: owner.lastName },
    email: { label: owner.email },
    phone: { label: owner.phone },
    country: { label: address.country, ...country },
    street: { label: address.street },
    city: { label: address.city },
    state: { label: address.state },
    zipCode: { label: address.postalCode },
    taxCountry: { label: owner.taxCountry, ...country },
    usPerson: { label: owner.usPerson },
    identityNumber: { label: owner.identityNumber, show: () => hidden },
    share: { label: owner.share, show: (value) => Number(value).toLocaleString(locale) },
  }
  const named = (place: number) =>
    ownerFields.map((field) => {
      const label = `${owner.partner({ number: String(place + 1) })}, ${words[field].label}`
      return [historyName(place, field), { ...words[field], label }] as const
    })
  return Object.fromEntries(Array.from({ length: count }, (_, place) => named(place)).flat())
}
