import { countriesIn } from '#features/orders/rules/countries.ts'
import { type Connected, isAbroad, type ProcessorKind, transferMechanisms } from '#features/privacy/rules/processors.ts'
import { siteSettings } from '#features/site-settings/words/site-settings.pt-BR.ts'
import type { FieldsOf } from '#web/forms/use-call-form.ts'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import type { SellerFields } from './queries.ts'

type Props = {
  form: FieldsOf<SellerFields>
  kinds: readonly ProcessorKind[]
  known: Connected
}

/** One row of fields per service in use; the transfer mechanism is asked only for services outside Brazil. */
export function ProcessorFields({ form, kinds, known }: Props) {
  const text = useMessages('siteSettings', siteSettings)
  const { locale } = useLocale()
  const { fields: words } = text
  const countries = countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }))
  const mechanisms = transferMechanisms.map((value) => ({ value, label: text.mechanisms[value] }))
  return (
    <fieldset className="space-y-5">
      <legend className="text-[1.0625rem] font-semibold">{words.processors}</legend>
      <p className="text-sm text-ink-muted">{words.processorsHint}</p>
      {kinds.map((kind) => (
        <fieldset key={kind} className="rounded-lg border border-line p-4">
          <legend className="px-1 font-semibold">{text.processorKinds[kind]}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              {...form.field(`processors.${kind}.name`)}
              label={words.processorName}
              placeholder={known[kind]}
              maxLength={120}
              autoComplete="off"
            />
            <Select
              {...form.field(`processors.${kind}.country`)}
              label={words.processorCountry}
              placeholder={words.choose}
              options={countries}
            />
            {isAbroad(form.watch(`processors.${kind}`)) && (
              <div className="sm:col-span-2">
                <Select
                  {...form.field(`processors.${kind}.mechanism`)}
                  label={words.mechanism}
                  placeholder={words.choose}
                  options={mechanisms}
                />
              </div>
            )}
          </div>
        </fieldset>
      ))}
    </fieldset>
  )
}
