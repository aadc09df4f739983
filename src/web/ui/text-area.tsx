import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'

export function TextArea({ label, hint, error, className = '', ...area }: ComponentProps<'textarea'> & FieldTexts) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <textarea rows={4} {...area} {...wiring} className={`field-box py-3 ${className}`} />}
    </Field>
  )
}
