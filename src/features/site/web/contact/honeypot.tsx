import type { ComponentProps } from 'react'
import { contactForm } from '#features/site/web/content/contact.ts'

/** Hidden from view and from the Tab order: only a bot fills it in. */
export function Honeypot(input: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="absolute top-0 -left-[9999px]">
      <label>
        {contactForm.honeypotLabel}
        <input type="text" {...input} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
