import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type { contactForm as shape } from '#contract/contact.ts'
import { byteLength, contactLimits } from '#domain/support/contact.ts'
import { contactForm } from '#web/content/contact.ts'
import { Field } from '#web/ui/field.tsx'

type Values = z.input<typeof shape>
type Props = {
  control: Control<Values, unknown, z.output<typeof shape>>
  registration: UseFormRegisterReturn
  error: string | undefined
}

const { label, placeholder } = contactForm.fields.mensagem

/** With a counter of what is stored, in kB. */
export function MessageField({ control, registration, error }: Props) {
  const used = byteLength(useWatch({ control, name: 'mensagem' }) ?? '')
  const over = used > contactLimits.messageBytes
  const counter = (
    <span className={`text-sm tabular-nums ${over ? 'font-semibold text-urucum-600' : 'text-ink-muted'}`}>
      {contactForm.counter(used, contactLimits.messageBytes)}
    </span>
  )
  return (
    <Field label={`${label} *`} error={error} aside={counter}>
      {(wiring) => (
        <textarea
          rows={9}
          placeholder={placeholder}
          required
          {...registration}
          {...wiring}
          className="field-box py-3"
        />
      )}
    </Field>
  )
}
