import type { FieldWords } from '#features/edits/web/field-words.ts'
import { countryName } from '#features/orders/rules/countries.ts'
import { historyName, type OwnerField, ownerFields } from '#features/orders/rules/owner-history.ts'
import type { WizardMessages } from '#features/orders/web/use-wizard-messages.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'

/** Labels and values of the owners' fields in the history of edits; an identity number is never shown. */
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
