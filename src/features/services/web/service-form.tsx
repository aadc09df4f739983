import type { FormEvent } from 'react'
import { settledCodes } from '#features/duties/rules/duty.ts'
import { PriceFields } from '#features/packages/web/price-fields.tsx'
import { services } from '#features/services/words/services.pt-BR.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useProblemText } from '#web/words/use-problem-text.ts'
import { codeOf, settling, type TypedService } from './typed-service.ts'

type Props = {
  id: string
  typed: TypedService
  /** Whether saving was tried: missing fields are marked only then. */
  tried: boolean
  refused: unknown
  onChange: (typed: TypedService) => void
  onSubmit: () => void
}

export function ServiceForm({ id, typed, tried, refused, onChange, onSubmit }: Props) {
  const { form: text, duties } = useMessages('services', services)
  const problemText = useProblemText()
  const { fields } = useRefusal(refused)
  const set = (values: Partial<TypedService>) => onChange({ ...typed, ...values })
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
      <TextArea
        label={text.description}
        hint={text.descriptionHint}
        required
        maxLength={500}
        value={typed.description}
        error={missing(typed.description) ?? fields['description']}
        onChange={({ target }) => set({ description: target.value })}
      />
      <PriceFields typed={typed} error={(value, field) => missing(value) ?? fields[field]} onChange={set} />
      <Select
        label={text.settles}
        hint={text.settlesHint}
        value={typed.settles ?? ''}
        placeholder={text.settlesNone}
        options={settledCodes.map((code) => ({ value: code, label: duties[code] }))}
        error={fields['settles']}
        onChange={({ target }) => set(settling(codeOf(target.value)))}
      />
      <Switches typed={typed} set={set} />
    </form>
  )
}

/** Without a duty, the switches that need one are disabled; with one, `dissolves` is. */
function Switches({ typed, set }: { typed: TypedService; set: (values: Partial<TypedService>) => void }) {
  const { form: text } = useMessages('services', services)
  const none = typed.settles === null
  return (
    <div className="divide-y divide-line">
      <Switch
        label={text.passesFee}
        hint={text.passesFeeHint}
        checked={typed.passesFee}
        disabled={none}
        onChange={({ target }) => set({ passesFee: target.checked })}
      />
      <Switch
        label={text.recurs}
        hint={text.recursHint}
        checked={typed.recurs}
        disabled={none}
        onChange={({ target }) => set({ recurs: target.checked })}
      />
      <Switch
        label={text.dissolves}
        hint={text.dissolvesHint}
        checked={typed.dissolves}
        disabled={!none}
        onChange={({ target }) => set({ dissolves: target.checked })}
      />
      <Switch
        label={text.needsPtin}
        hint={text.needsPtinHint}
        checked={typed.needsPtin}
        onChange={({ target }) => set({ needsPtin: target.checked })}
      />
      <Switch
        label={text.offered}
        hint={text.offeredHint}
        checked={typed.offered}
        onChange={({ target }) => set({ offered: target.checked })}
      />
    </div>
  )
}
