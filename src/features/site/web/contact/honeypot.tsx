import type { ComponentProps } from 'react'
import { contactForm } from '#features/site/web/content/contact.ts'

/** Out of sight and out of the way of the keyboard: only a robot fills it in. */
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
