import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'

type Option = { value: string; label: string; disabled?: boolean }

/** A native `<select>`, which is easiest to use on a phone and works without script. */
export function Select({
  label,
  hint,
  error,
  options,
  placeholder,
  className = '',
  ...select
}: ComponentProps<'select'> & FieldTexts & { options: readonly Option[]; placeholder?: string }) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className="relative">
          <select {...select} {...wiring} className={`field-box h-12 appearance-none pr-11 ${className}`}>
            {placeholder && <option value="">{placeholder}</option>}
            {options.map(({ value, label: name, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-mar-700"
          />
        </div>
      )}
    </Field>
  )
}
