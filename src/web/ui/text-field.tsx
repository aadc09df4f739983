import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'

export function TextField({ label, hint, error, className = '', ...input }: ComponentProps<'input'> & FieldTexts) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <input type="text" {...input} {...wiring} className={`field-box h-12 ${className}`} />}
    </Field>
  )
}
