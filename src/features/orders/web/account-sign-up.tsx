import { type FormEvent, useEffect, useRef, useState } from 'react'
import { MIN_PASSWORD } from '#rules/sign-in/password.ts'
import { ApiError, isNotCreated } from '#web/api/call.ts'
import { PasswordStrength } from '#web/forms/password-strength.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useProblemText } from '#web/words/use-problem-text.ts'
import { focusFirstError } from './field-errors.ts'
import type { AccountCall } from './use-wizard-account.ts'
import type { WizardMessages } from './use-wizard-messages.ts'

type Account = { name: string; email: string; password: string }
type Words = WizardMessages['account']

/** The first missing or wrong field, with the title and text of its error (G7). */
function firstProblem(words: Words, account: Account, again: string) {
  if (account.name.trim() === '') return { field: 'name', ...words.nameRequired }
  if (account.email.trim() === '') return { field: 'email', ...words.emailRequired }
  if (account.password.length < MIN_PASSWORD) return { field: 'password', ...words.passwordShort }
  if (account.password !== again) return { field: 'again', ...words.passwordsDiffer }
  return undefined
}

type Props = {
  words: Words
  call: AccountCall<Account>
  /** Switches to signing in with this address, whose account may already exist. */
  onKnown: (email: string) => void
}

export function AccountSignUp({ words, call, onKnown }: Props) {
  const [account, setAccount] = useState<Account>({ name: '', email: '', password: '' })
  const [again, setAgain] = useState('')
  const [problem, setProblem] = useState<{ field: string; title: string; text: string }>()
  const form = useRef<HTMLFormElement>(null)
  const refused = call.error instanceof ApiError ? call.error.fields : {}
  const problemText = useProblemText()
  useEffect(() => {
    if (call.error) focusFirstError(form.current)
  }, [call.error])
  const errorAt = (field: string): string | undefined => {
    const given = refused[field]
    return problem?.field === field ? `${problem.title}. ${problem.text}` : given && problemText(given)
  }
  const set = (part: Partial<Account>) => {
    setProblem(undefined)
    setAccount({ ...account, ...part })
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const found = firstProblem(words, account, again)
    setProblem(found)
    if (found) {
      focusFirstError(form.current)
    } else call.mutate(account)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-4">
      <TextField
        label={words.name}
        autoComplete="name"
        value={account.name}
        error={errorAt('name')}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        value={account.email}
        error={errorAt('email')}
        onChange={({ target }) => set({ email: target.value })}
      />
      <PasswordField
        label={words.password}
        autoComplete="new-password"
        value={account.password}
        error={errorAt('password')}
        onChange={({ target }) => set({ password: target.value })}
      />
      <PasswordStrength password={account.password} email={account.email} />
      <PasswordField
        label={words.passwordAgain}
        autoComplete="new-password"
        value={again}
        error={errorAt('again')}
        onChange={({ target }) => {
          setProblem(undefined)
          setAgain(target.value)
        }}
      />
      <p className="text-sm text-ink-muted">
        {words.agree}{' '}
        <a href="/termos" target="_blank" rel="noreferrer" className="font-semibold text-mar-600 underline">
          {words.terms}
        </a>{' '}
        {words.and}{' '}
        <a href="/privacidade" target="_blank" rel="noreferrer" className="font-semibold text-mar-600 underline">
          {words.privacy}
        </a>
        .
      </p>
      {isNotCreated(call.error) && (
        <Notice tone="blue">
          <p>{words.perhapsKnown}</p>
          <Button variant="ghost" size="panel" onClick={() => onKnown(account.email)} className="mt-2">
            {words.signInInstead}
          </Button>
        </Notice>
      )}
      <Button type="submit" loading={call.isPending} className="w-full">
        {words.createButton}
      </Button>
    </form>
  )
}
