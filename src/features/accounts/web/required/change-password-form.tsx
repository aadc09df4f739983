import { useMutation } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { settings } from '#features/accounts/contract/settings.ts'
import { type NewPassword, NewPasswordFields } from '#features/accounts/web/new-password-fields.tsx'
import { requiredStep } from '#features/accounts/words/two-factor.pt-BR.ts'
import type { Role } from '#rules/role.ts'
import { call } from '#web/api/call.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { usePlaceRefusal } from '#web/forms/use-place-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'

type Fields = NewPassword & { currentPassword: string }

type Props = { email: string; role: Role; onDone: () => Promise<void> }

export function ChangePasswordForm({ email, role, onDone }: Props) {
  const text = useMessages('requiredStep', requiredStep)
  const failureText = useFailureText()
  const placeRefusal = usePlaceRefusal()
  const form = useForm<Fields>()
  const { errors, isSubmitted, isValid } = form.formState
  const changing = useMutation({
    gcTime: 0,
    mutationFn: ({ currentPassword, password }: Fields) =>
      call(settings.changePassword, { currentPassword, newPassword: password }),
    onSuccess: () => {
      toast.success(text.saved, { id: 'password' })
      return onDone()
    },
    onError: (error) => {
      const codes = { wrong_password: 'currentPassword', weak_password: 'password' } as const
      placeRefusal(form.setError, error, { fields: ['currentPassword', 'password'], codes, text: failureText(error) })
    },
  })
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          changing.reset()
          void form.handleSubmit((values) => changing.mutate(values))(event)
        }}
      >
        <FormAlert
          title={text.failed}
          failure={changing.error ? failureText(changing.error) : undefined}
          invalid={isSubmitted && !isValid}
        />
        <input type="text" autoComplete="username" defaultValue={email} readOnly className="hidden" />
        <PasswordField
          {...form.register('currentPassword', { validate: (value) => Boolean(value) || text.currentMissing })}
          label={text.currentPassword}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
        />
        <NewPasswordFields labels={{ password: text.newPassword, confirm: text.confirm }} email={email} role={role} />
        <Button type="submit" className="w-full" loading={changing.isPending}>
          {text.save}
        </Button>
      </form>
    </FormProvider>
  )
}
