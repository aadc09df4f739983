import { useMutation } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { settings } from '#contract/settings.ts'
import type { Role } from '#domain/accounts/role.ts'
import { call } from '#web/api/call.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { type NewPassword, NewPasswordFields } from '#web/forms/new-password-fields.tsx'
import { usePlaceRefusal } from '#web/forms/use-place-refusal.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { requiredStep } from '#web/i18n/pt-BR/required-step.ts'
import { useFailureText } from '#web/i18n/use-failure-text.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.ts'

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
          label={text.current}
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
