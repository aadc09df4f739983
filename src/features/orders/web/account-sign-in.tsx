import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { focusFirstError } from './field-errors.ts'
import type { AccountCall } from './use-wizard-account.ts'
import type { WizardMessages } from './use-wizard-messages.ts'

type Credentials = { email: string; password: string }
type Props = { words: WizardMessages['account']; call: AccountCall<Credentials>; email: string }

export function AccountSignIn({ words, call, email }: Props) {
  const [given, setGiven] = useState<Credentials>({ email, password: '' })
  const [missing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const set = (part: Partial<Credentials>) => {
    setMissing(false)
    setGiven({ ...given, ...part })
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const incomplete = given.email.trim() === '' || given.password === ''
    setMissing(incomplete)
    if (incomplete) focusFirstError(form.current)
    else call.mutate(given)
  }
  const errorOf = (value: string) =>
    missing && value.trim() === '' ? `${words.missing.title}. ${words.missing.text}` : undefined
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-4">
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        value={given.email}
        error={errorOf(given.email)}
        onChange={({ target }) => set({ email: target.value })}
      />
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        value={given.password}
        error={errorOf(given.password)}
        onChange={({ target }) => set({ password: target.value })}
        aside={
          <a href="/esqueci-senha" className="-my-3 flex min-h-11 items-center text-sm font-semibold text-mar-600">
            {words.forgot}
          </a>
        }
      />
      <Button type="submit" loading={call.isPending} className="w-full">
        {words.signInButton}
      </Button>
    </form>
  )
}
