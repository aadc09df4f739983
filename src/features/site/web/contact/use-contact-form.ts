import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { contactResults } from '#features/site/web/content/contact.ts'
import { whenConnected } from '#web/api/connection.ts'
import type { FieldErrors } from './check-and-send.ts'

type Progress = { status: 'open' | 'sending' | 'sent' | 'refused'; text?: string; errors: FieldErrors }
type Checker = typeof import('./check-and-send.ts')

const open: Progress = { status: 'open', errors: {} }
const valuesOf = (form: HTMLFormElement): Record<string, unknown> => Object.fromEntries(new FormData(form))

/** The fields are uncontrolled; the code that checks and sends them is fetched on the first input. */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const [progress, setProgress] = useState(open)
  const [attempts, setAttempts] = useState(0)
  const checker = useRef<Checker>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each try the first field with a mistake is shown
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, attempts])

  const fetchChecker = async (): Promise<Checker> => {
    checker.current ??= await import('./check-and-send.ts')
    return checker.current
  }
  const refuse = (text: string, errors: FieldErrors = {}): void => {
    setProgress({ status: 'refused', text, errors })
    setAttempts((before) => before + 1)
  }

  const submit = async (target: HTMLFormElement): Promise<void> => {
    setProgress({ status: 'sending', errors: {} })
    const { check, send } = await fetchChecker()
    const mistakes = check(valuesOf(target)).errors
    if (mistakes) return refuse(contactResults.invalid, mistakes)
    // Waits for a connection instead of retrying: a retried call could store the message twice.
    await whenConnected()
    // The visitor can keep typing while the form waits for a connection, so the values are read again.
    const values = valuesOf(target)
    const { message, errors } = check(values)
    if (!message) return refuse(contactResults.invalid, errors)
    const sent = await send(message)
    if (!sent.ok) return refuse(sent.text, sent.errors)
    // The form is cleared only if it did not change meanwhile: text typed during the call has not been sent.
    if (JSON.stringify(valuesOf(target)) === JSON.stringify(values)) target.reset()
    setProgress({ status: 'sent', errors: {} })
  }

  return {
    progress,
    onSubmit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault()
      submit(event.currentTarget).catch(() => refuse(contactResults.failure))
    },
    onInput: (event: FormEvent<HTMLFormElement>): void => {
      const loaded = checker.current
      // Fetches the checker early; if that fails, submitting the form fetches it again and reports the error.
      if (!loaded) fetchChecker().catch(() => undefined)
      if (!loaded || Object.keys(progress.errors).length === 0) return
      // An error disappears as soon as its field is corrected, and the notice with the last error.
      const { errors } = loaded.check(valuesOf(event.currentTarget))
      setProgress(errors ? { ...progress, errors } : open)
    },
  }
}
