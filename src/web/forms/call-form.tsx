import type { ReactNode } from 'react'
import { FormAlert } from './form-alert.tsx'
import type { Submission } from './use-call-form.ts'

type Props = {
  of: Submission
  /** For a submit button outside of the form. */
  id?: string
  className?: string
  /** Adds a hint to check the fields, for forms longer than a screen. */
  hint?: boolean
  children: ReactNode
}

/** The form of `useCallForm`, with the reason of a failure on top. */
export function CallForm({ of, id, className = 'space-y-5', hint = false, children }: Props) {
  return (
    <form
      id={id}
      noValidate
      className={className}
      onSubmit={(event) => {
        // React bubbles the event of a form in a dialog to a form around that dialog, which must not be submitted.
        event.stopPropagation()
        of.submit(event)
      }}
    >
      <FormAlert title={of.failed} failure={of.failure} invalid={hint && of.invalid} />
      {children}
    </form>
  )
}
