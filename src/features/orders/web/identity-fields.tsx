import { formatIdentityNumber } from '#features/orders/rules/identity-number.ts'
import type { DraftOwner } from '#features/orders/rules/wizard-draft.ts'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { YesNo } from '#web/ui/yes-no.tsx'
import type { FieldErrors } from './field-errors.ts'
import { useCountryOptions } from './use-country-options.ts'
import type { WizardMessages } from './use-wizard-messages.ts'

type Identity = Pick<DraftOwner, 'taxCountry' | 'usPerson' | 'identityNumber'>
type Props = {
  text: WizardMessages
  hint: string
  value: Identity
  errors: FieldErrors
  onChange: (identity: Partial<Identity>) => void
}

/** An owner's tax country, whether they are a US person, and the number of their CPF or passport. */
export function IdentityFields({ text, hint, value, errors, onChange }: Props) {
  const { taxCountry, usPerson, identityNumber } = value
  const words = text.owner
  const countries = useCountryOptions(text.address)
  return (
    <>
      <Select
        label={words.taxCountry}
        options={countries.options}
        {...(taxCountry === '' ? { placeholder: words.notGiven } : {})}
        hint={countries.hint}
        autoComplete="off"
        value={taxCountry}
        error={errors['taxCountry']}
        onChange={({ target }) =>
          onChange({ taxCountry: target.value, identityNumber: formatIdentityNumber(target.value, identityNumber) })
        }
      />
      <YesNo
        label={words.usPerson}
        hint={words.usPersonHint}
        words={words}
        value={usPerson}
        error={errors['usPerson']}
        onChange={(answer) => onChange({ usPerson: answer })}
      />
      <TextField
        label={words.identityNumber}
        hint={hint}
        maxLength={24}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={identityNumber}
        error={errors['identityNumber']}
        onChange={({ target }) => onChange({ identityNumber: formatIdentityNumber(taxCountry, target.value) })}
      />
    </>
  )
}
