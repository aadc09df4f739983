import { settledCodes } from '#features/duties/rules/duty.ts'
import { PriceFields } from '#features/packages/web/price-fields.tsx'
import type { TypedService } from '#features/services/rules/service.ts'
import { services } from '#features/services/words/services.pt-BR.ts'
import type { FieldsOf } from '#web/forms/use-call-form.ts'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

/** Without a duty there is no fee to pass on and no renewal; a service that settles a duty does not dissolve the company. */
function settling(typed: string): Partial<TypedService> {
  const settles = settledCodes.find((code) => code === typed) ?? null
  return settles === null ? { settles, passesFee: false, recurs: false } : { settles, dissolves: false }
}

export function ServiceFields({ form }: { form: FieldsOf<TypedService> }) {
  const { shared, offered, form: text, duties } = useMessages('services', services)
  const none = form.watch('settles') === null
  const toggle = (name: 'passesFee' | 'recurs' | 'dissolves' | 'needsPtin' | 'offered', disabled = false) => (
    <Switch
      {...form.toggle(name)}
      label={name === 'offered' ? offered : text[name]}
      hint={text[`${name}Hint`]}
      disabled={disabled}
    />
  )
  return (
    <>
      <TextField {...form.field('name')} label={shared.name} required maxLength={80} />
      <TextArea
        {...form.field('description')}
        label={shared.description}
        hint={text.descriptionHint}
        required
        maxLength={500}
      />
      <PriceFields held={form.held} />
      <Select
        label={text.settles}
        hint={text.settlesHint}
        value={form.watch('settles') ?? ''}
        placeholder={shared.none}
        options={settledCodes.map((code) => ({ value: code, label: duties[code] }))}
        error={form.error('settles')}
        onChange={({ target }) => form.set(settling(target.value))}
      />
      {/* Without a duty, the switches that need one are disabled; with one, `dissolves` is. */}
      <div className="divide-y divide-line">
        {toggle('passesFee', none)}
        {toggle('recurs', none)}
        {toggle('dissolves', !none)}
        {toggle('needsPtin')}
        {toggle('offered')}
      </div>
    </>
  )
}
