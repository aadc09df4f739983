import { useEffect, useRef, useState } from 'react'
import { contactForm } from '#features/site/web/content/contact.ts'
import { byteLength, contactLimits } from '#features/tickets/rules/contact.ts'
import { Field } from '#web/ui/field.tsx'

const { label, placeholder } = contactForm.fields.mensagem

/** The message with a counter in kB, the unit of its limit. */
export function MessageField({ error }: { error: string | undefined }) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [used, setUsed] = useState(0)
  useEffect(() => {
    // Counts text that was typed before hydration, and starts at zero again after the form was reset.
    const count = () => setUsed(byteLength(box.current?.value ?? ''))
    const empty = () => setUsed(0)
    count()
    const { current } = box
    current?.addEventListener('input', count)
    current?.form?.addEventListener('reset', empty)
    return () => {
      current?.removeEventListener('input', count)
      current?.form?.removeEventListener('reset', empty)
    }
  }, [])
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
          ref={box}
          name="mensagem"
          rows={9}
          placeholder={placeholder}
          required
          {...wiring}
          className="field-box py-3"
        />
      )}
    </Field>
  )
}
