import type { FormEvent } from 'react'
import { packages as words } from '#features/packages/words/packages.pt-BR.ts'
import { AmountField } from '#web/forms/amount-field.tsx'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useProblemText } from '#web/words/use-problem-text.ts'
import { FeatureList } from './feature-list.tsx'
import { PriceFields } from './price-fields.tsx'
import type { TypedPackage } from './typed-package.ts'

type Props = {
  id: string
  typed: TypedPackage
  /** Whether saving was tried: missing fields are marked only then. */
  tried: boolean
  refused: unknown
  onChange: (typed: TypedPackage) => void
  onSubmit: () => void
}

export function PackageForm({ id, typed, tried, refused, onChange, onSubmit }: Props) {
  const { form: text } = useMessages('packages', words)
  const problemText = useProblemText()
  const { fields } = useRefusal(refused)
  const set = (values: Partial<TypedPackage>) => onChange({ ...typed, ...values })
  const missing = (value: string): string | undefined =>
    tried && value.trim() === '' ? problemText('required') : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="space-y-4">
      <TextField
        label={text.name}
        required
        maxLength={80}
        value={typed.name}
        error={missing(typed.name) ?? fields['name']}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        label={text.description}
        hint={text.descriptionHint}
        maxLength={160}
        value={typed.description}
        error={fields['description']}
        onChange={({ target }) => set({ description: target.value })}
      />
      <TextField
        label={text.time}
        hint={text.timeHint}
        required
        maxLength={80}
        value={typed.processingTime}
        error={missing(typed.processingTime) ?? fields['processingTime']}
        onChange={({ target }) => set({ processingTime: target.value })}
      />
      <PriceFields typed={typed} error={(value, field) => missing(value) ?? fields[field]} onChange={set} />
      <AmountField
        label={text.stateFee}
        hint={text.stateFeeHint}
        value={typed.stateFee}
        error={missing(typed.stateFee) ?? fields['stateFeeCents']}
        onChange={(stateFee) => set({ stateFee })}
      />
      <Switch
        label={text.recommended}
        hint={text.recommendedHint}
        checked={typed.recommended}
        onChange={({ target }) => set({ recommended: target.checked })}
      />
      <Switch
        label={text.alerts}
        hint={text.alertsHint}
        checked={typed.alerts}
        onChange={({ target }) => set({ alerts: target.checked })}
      />
      <FeatureList
        features={typed.features}
        typed={typed.feature}
        error={Object.entries(fields).find(([name]) => name.startsWith('features'))?.[1]}
        onChange={(features, feature) => set({ features, feature })}
      />
    </form>
  )
}
