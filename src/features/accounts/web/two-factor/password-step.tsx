import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { twoFactor } from '#features/accounts/contract/two-factor.ts'
import { twoFactor as words } from '#features/accounts/words/two-factor.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { usePlaceRefusal } from '#web/forms/use-place-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'

export type Started = z.output<typeof twoFactor.start.response>
type Props = { email: string; onStarted: (started: Started) => void; onCancel?: (() => void) | undefined }

/** Asks for the password, which proves that the account's holder is at the keyboard (S03); the answer holds the new secret. */
export function PasswordStep({ email, onStarted, onCancel }: Props) {
  const text = useMessages('twoFactor', words)
  const failureText = useFailureText()
  const placeRefusal = usePlaceRefusal()
  const form = useForm<{ currentPassword: string }>()
  const { errors } = form.formState
  const starting = useMutation({
    gcTime: 0,
    mutationFn: (currentPassword: string) => call(twoFactor.start, { currentPassword }),
    onSuccess: onStarted,
    onError: (error) =>
      placeRefusal(form.setError, error, {
        fields: ['currentPassword'],
        codes: { wrong_password: 'currentPassword' },
        text: failureText(error),
      }),
  })
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        starting.reset()
        void form.handleSubmit(({ currentPassword }) => starting.mutate(currentPassword))(event)
      }}
    >
      <p className="text-ink-muted">{text.passwordText}</p>
      <FormAlert failure={starting.error ? failureText(starting.error) : undefined} invalid={false} />
      <input type="text" autoComplete="username" defaultValue={email} readOnly className="hidden" />
      <PasswordField
        {...form.register('currentPassword', { validate: (value) => Boolean(value) || text.currentMissing })}
        label={text.currentPassword}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="flex-1" loading={starting.isPending}>
          {text.start}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
