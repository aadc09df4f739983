import { withPostalCode } from '#features/orders/rules/cep.ts'
import { formatPostalCode } from '#features/orders/rules/postal-code.ts'
import type { DraftAddress } from '#features/orders/rules/wizard-draft.ts'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { FieldErrors } from './field-errors.ts'
import { useCountryOptions } from './use-country-options.ts'
import type { WizardMessages } from './use-wizard-messages.ts'

type Props = {
  words: WizardMessages['address']
  value: DraftAddress
  errors: FieldErrors
  /** Autofill section, such as `billing`; without it autofill is off. */
  section?: string | undefined
  onChange: (address: DraftAddress) => void
}

/** Autofill is off without a section, because the fields then hold another person's data. */
export const fillAs = (section: string | undefined) => (name: string) => (section ? `${section} ${name}` : 'off')

const codeWords = (words: Props['words'], country: string) =>
  country === 'US'
    ? { label: words.zip, hint: words.zipHint }
    : country === 'BR'
      ? { label: words.cep, hint: words.cepHint }
      : { label: words.postalCode, hint: undefined }

/** Brasil comes first; the postal code is formatted by country, and a CEP fills in the UF (C12). */
export function AddressFields({ words, value, errors, section, onChange }: Props) {
  const countries = useCountryOptions(words)
  const fill = fillAs(section)
  const set = (part: Partial<DraftAddress>) => onChange({ ...value, ...part })
  const code = codeWords(words, value.country)
  return (
    <>
      <Select
        label={words.country}
        options={countries.options}
        hint={countries.hint}
        autoComplete={fill('country')}
        value={value.country}
        error={errors['country']}
        onChange={({ target }) =>
          set({ country: target.value, zipCode: formatPostalCode(target.value, value.zipCode) })
        }
      />
      <TextField
        {...code}
        inputMode={value.country === 'US' || value.country === 'BR' ? 'numeric' : 'text'}
        maxLength={value.country === 'US' ? 10 : 20}
        autoComplete={fill('postal-code')}
        value={value.zipCode}
        error={errors['zipCode']}
        onChange={({ target }) => onChange(withPostalCode(value, target.value))}
      />
      <TextField
        label={words.street}
        maxLength={300}
        autoComplete={fill('street-address')}
        value={value.street}
        error={errors['street']}
        onChange={({ target }) => set({ street: target.value })}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={words.city}
          maxLength={120}
          autoComplete={fill('address-level2')}
          value={value.city}
          error={errors['city']}
          onChange={({ target }) => set({ city: target.value })}
        />
        <TextField
          label={words.state}
          maxLength={120}
          autoComplete={fill('address-level1')}
          value={value.state}
          error={errors['state']}
          onChange={({ target }) => set({ state: target.value })}
        />
      </div>
    </>
  )
}
