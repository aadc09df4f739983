import { spanUnits, unitName } from '#features/announcement/rules/span.ts'
import { announcement } from '#features/announcement/words/announcement.pt-BR.ts'
import type { Held } from '#web/forms/use-call-form.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import type { PartField } from './part-fields.ts'
import type { TypedField } from './typed-part.ts'

type Props = PartField & Held<TypedField>

/** The inputs of one field, by its kind. */
export function PartInputs({ field, kind, value: typed, error, onChange }: Props) {
  const text = useMessages('announcement', announcement)
  const { locale } = useLocale()
  const label = text.fields[field]
  const set = (values: Partial<TypedField>) => onChange({ ...typed, ...values })
  if (kind === 'text' || kind === 'number')
    return (
      <TextField
        label={label}
        value={typed.text}
        error={error}
        {...(kind === 'number' ? { inputMode: 'decimal' as const } : { maxLength: 160 })}
        onChange={({ target }) => set({ text: target.value })}
      />
    )
  if (kind === 'check')
    return (
      <Checkbox
        label={label}
        error={error}
        checked={typed.open}
        onChange={({ target }) => set({ open: target.checked })}
      />
    )
  const number = (short: string, name: string, value: string, key: 'first' | 'second') => (
    <label className="block">
      <span className="text-sm text-ink-muted">{short}</span>
      <input
        type="text"
        inputMode="numeric"
        aria-label={name}
        aria-invalid={error ? true : undefined}
        value={value}
        onChange={({ target }) => set({ [key]: target.value })}
        className="field-box h-12"
      />
    </label>
  )
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      {kind === 'day' && (
        <Checkbox label={text.open} checked={typed.open} onChange={({ target }) => set({ open: target.checked })} />
      )}
      {kind === 'span' ? (
        <div className="mt-1 grid grid-cols-[1fr_1fr_1.6fr] items-end gap-3">
          {number(text.shared.from, text.from({ field: label }), typed.first, 'first')}
          {number(text.until, text.to({ field: label }), typed.second, 'second')}
          <label className="block">
            <span className="text-sm text-ink-muted">{text.short.unit}</span>
            <select
              aria-label={text.unit({ field: label })}
              value={typed.unit}
              onChange={({ target }) => set({ unit: spanUnits.find((unit) => unit === target.value) ?? typed.unit })}
              className="field-box h-12"
            >
              {spanUnits.map((unit) => (
                <option key={unit} value={unit}>
                  {unitName(unit, locale)}
                </option>
              ))}
            </select>
          </label>
        </div>
      ) : (
        typed.open && (
          <div className="mt-1 grid grid-cols-2 gap-3">
            {number(text.short.opens, text.opens({ field: label }), typed.first, 'first')}
            {number(text.short.closes, text.closes({ field: label }), typed.second, 'second')}
          </div>
        )
      )}
      {error && <p className="mt-1.5 text-sm font-medium text-urucum-600">{error}</p>}
    </fieldset>
  )
}
