import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { accounts, password } from '#features/accounts/contract.ts'
import { currentConsent } from '#features/privacy/rules/consent.ts'
import { ApiError, isNotCreated } from '#web/api/call.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { PasswordStrength } from '#web/forms/password-strength.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { replaceSession } from '#web/session/replace-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { WizardMessages } from './use-wizard-messages.ts'

const { name } = accounts.signUp.body.shape
const schema = z
  .object({ name, email: z.string().trim().min(1, 'required'), password, again: z.string() })
  .refine((typed) => typed.password === typed.again, { path: ['again'], message: 'invalid' })
const fields = ['name', 'email', 'password'] as const

type Props = {
  words: WizardMessages['account']
  /** Switches to signing in with this address, whose account may already exist. */
  onKnown: (email: string) => void
  onSignedUp: () => void
}

/** Signs up without leaving the order; the wizard continues once the session has a user. */
export function AccountSignUp({ words, onKnown, onSignedUp }: Props) {
  const client = useQueryClient()
  const signUp = useCall(accounts.signUp, {
    // A password must not stay in memory longer than the call.
    gcTime: 0,
    done: { title: words.created, text: words.createdText },
    failed: words.signUpFailed,
    reason: (error) => {
      if (error instanceof ApiError && fields.some((field) => error.fields[field])) return false
      return isNotCreated(error) ? words.signUpFailedText : undefined
    },
    onDone: (session) => {
      onSignedUp()
      replaceSession(client, session)
    },
  })
  const said = ({ title, text }: { title: string; text: string }): string => `${title}. ${text}`
  const form = useCallForm(signUp, {
    schema,
    values: { name: '', email: '', password: '', again: '' },
    input: ({ again: _, ...account }) => ({ ...account, acceptedTerms: currentConsent.terms }),
    texts: {
      name: said(words.nameRequired),
      email: said(words.emailRequired),
      password: said(words.passwordShort),
      again: said(words.passwordsDiffer),
    },
    elsewhere: () => true,
  })
  const [email, typed] = form.watch(['email', 'password'])
  return (
    <CallForm of={form} className="space-y-4">
      <TextField {...form.field('name')} label={words.name} autoComplete="name" />
      <TextField {...form.field('email')} label={words.email} type="email" inputMode="email" autoComplete="username" />
      <PasswordField {...form.field('password')} label={words.password} autoComplete="new-password" />
      <PasswordStrength password={typed} email={email} />
      <PasswordField {...form.field('again')} label={words.passwordAgain} autoComplete="new-password" />
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
      {isNotCreated(signUp.error) && (
        <Notice tone="blue">
          <p>{words.perhapsKnown}</p>
          <Button variant="ghost" size="panel" onClick={() => onKnown(email)} className="mt-2">
            {words.signInInstead}
          </Button>
        </Notice>
      )}
      <Button type="submit" loading={form.busy} className="w-full">
        {words.createButton}
      </Button>
    </CallForm>
  )
}
