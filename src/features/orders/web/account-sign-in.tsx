import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { accounts } from '#features/accounts/contract.ts'
import { ApiError } from '#web/api/call.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { replaceSession } from '#web/session/replace-session.ts'
import type { Session } from '#web/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { WizardMessages } from './use-wizard-messages.ts'

type Words = WizardMessages['account']

/** Whether an address or password is right is the server's to say. */
const filled = z.string().refine((value) => value.trim() !== '', 'required')
const schema = z.object({ email: filled, password: filled })

/** The wizard continues once the session has a user. */
function useEntering(words: Words) {
  const client = useQueryClient()
  return {
    // A password must not stay in memory longer than the call.
    gcTime: 0,
    done: ({ user }: Session) => (user ? { title: words.welcomeBack, text: words.signedIn } : undefined),
    onDone: (session: Session) => replaceSession(client, session),
  }
}

export function AccountSignIn({ words, email }: { words: Words; email: string }) {
  const signIn = useCall(accounts.signIn, {
    ...useEntering(words),
    failed: words.signInFailed,
    reason: (error) =>
      error instanceof ApiError && error.code === 'invalid_credentials' ? words.signInFailedText : undefined,
  })
  const missing = `${words.missing.title}. ${words.missing.text}`
  const form = useCallForm(signIn, {
    schema,
    values: { email, password: '' },
    input: (fields) => fields,
    texts: { email: missing, password: missing },
    elsewhere: () => true,
  })
  return (
    <CallForm of={form} className="space-y-4">
      <TextField {...form.field('email')} label={words.email} type="email" inputMode="email" autoComplete="username" />
      <PasswordField
        {...form.field('password')}
        label={words.password}
        autoComplete="current-password"
        aside={
          <a href="/esqueci-senha" className="-my-3 flex min-h-11 items-center text-sm font-semibold text-mar-600">
            {words.forgot}
          </a>
        }
      />
      <Button type="submit" loading={form.busy} className="w-full">
        {words.signInButton}
      </Button>
    </CallForm>
  )
}

/** For accounts with a second factor: a code of the app or a recovery code. */
export function SecondStep({ words }: { words: Words }) {
  const form = useCallForm(useCall(accounts.secondStep, useEntering(words)), {
    schema: accounts.secondStep.body,
    values: { code: '' },
    input: (fields) => fields,
    codes: { second_step_over: 'code' },
  })
  return (
    <CallForm of={form} className="space-y-4">
      <TextField
        {...form.field('code')}
        label={words.code}
        hint={words.codeHint}
        autoComplete="one-time-code"
        maxLength={20}
      />
      <Button type="submit" loading={form.busy} disabled={form.watch('code').trim() === ''} className="w-full">
        {words.signInButton}
      </Button>
    </CallForm>
  )
}
