import { useState } from 'react'
import { shareFrom } from '#features/orders/rules/shares.ts'
import type { DraftOwner } from '#features/orders/rules/wizard-draft.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { AddressFields, fillAs } from './address-fields.tsx'
import { errorsUnder, type FieldErrors } from './field-errors.ts'
import { IdentityFields } from './identity-fields.tsx'
import type { WizardMessages } from './use-wizard-messages.ts'

type Props = {
  text: WizardMessages
  value: DraftOwner
  errors: FieldErrors
  /** Autofill section of the fields; given only in the wizard, whose hint says that the draft leaves the identity number out. */
  section?: string
  largestShare: string
  onChange: (owner: DraftOwner) => void
}

export const shareText = (share: number): string => String(share / 100).replace('.', ',')

export function OwnerFields({ text, value, errors, section, largestShare, onChange }: Props) {
  const words = text.owner
  const fill = fillAs(section)
  const set = (part: Partial<DraftOwner>) => onChange({ ...value, ...part })
  // Keeps the typed text, because "33," is a valid step towards "33,3".
  const [typed, setTyped] = useState(() => (value.share === 0 ? '' : shareText(value.share)))
  const shown = shareFrom(typed) === value.share ? typed : shareText(value.share)
  return (
    <div className="space-y-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={words.firstName}
          maxLength={100}
          autoComplete={fill('given-name')}
          value={value.firstName}
          error={errors['firstName']}
          onChange={({ target }) => set({ firstName: target.value })}
        />
        <TextField
          label={words.lastName}
          maxLength={100}
          autoComplete={fill('family-name')}
          value={value.lastName}
          error={errors['lastName']}
          onChange={({ target }) => set({ lastName: target.value })}
        />
      </div>
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        maxLength={254}
        autoComplete={fill('email')}
        value={value.email}
        error={errors['email']}
        onChange={({ target }) => set({ email: target.value })}
      />
      <TextField
        label={words.phone}
        hint={words.phoneHint}
        type="tel"
        inputMode="tel"
        maxLength={40}
        autoComplete={fill('tel')}
        value={value.phone}
        error={errors['phone']}
        onChange={({ target }) => set({ phone: target.value })}
      />
      <AddressFields
        words={text.address}
        value={value.address}
        errors={errorsUnder(errors, 'address')}
        section={section}
        onChange={(address) => set({ address })}
      />
      <IdentityFields
        text={text}
        hint={section ? words.identityNumberHint : words.identityNumberKinds}
        value={value}
        errors={errors}
        onChange={set}
      />
      <TextField
        label={words.share}
        name="share"
        hint={words.shareHint({ largest: largestShare })}
        inputMode="decimal"
        maxLength={6}
        autoComplete="off"
        value={shown}
        error={errors['share']}
        onChange={({ target }) => {
          setTyped(target.value)
          set({ share: shareFrom(target.value) })
        }}
      />
    </div>
  )
}
