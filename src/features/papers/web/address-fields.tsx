import { countriesIn } from '#features/orders/rules/countries.ts'
import { isSanctioned } from '#features/orders/rules/sanctioned-countries.ts'
import { papers as words } from '#features/papers/words/papers.pt-BR.ts'
import type { FieldsOf } from '#web/forms/use-call-form.ts'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import type { AddressName, FilingTexts } from './filing-texts.ts'

type Props = { title: string; hint: string; name: AddressName; form: FieldsOf<FilingTexts> }

export function AddressFields({ title, hint, name, form }: Props) {
  const { shared, address: text } = useMessages('papers', words)
  const { locale } = useLocale()
  const isUs = form.watch(`${name}.country`) === 'US'
  return (
    <fieldset className="rounded-lg border border-line p-4">
      <legend className="px-1 font-semibold">{title}</legend>
      <p className="mb-4 text-sm text-ink-muted">{hint}</p>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField {...form.field(`${name}.street`)} label={text.street} maxLength={300} />
        </div>
        <TextField {...form.field(`${name}.city`)} label={text.city} maxLength={120} />
        <TextField
          {...form.field(`${name}.state`)}
          label={isUs ? text.usState : text.state}
          maxLength={isUs ? 2 : 120}
          className={isUs ? 'uppercase' : ''}
        />
        <TextField {...form.field(`${name}.zipCode`)} label={isUs ? text.zip : text.postalCode} maxLength={20} />
        {isUs && name === 'principalOffice' && (
          <TextField {...form.field(`${name}.county`)} label={text.county} maxLength={120} />
        )}
        <Select
          {...form.field(`${name}.country`)}
          label={shared.country}
          options={countriesIn(locale).map(({ code, name: label }) => ({
            value: code,
            label,
            disabled: isSanctioned(code),
          }))}
        />
      </div>
    </fieldset>
  )
}
