import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { settings } from '#features/accounts/contract/settings.ts'
import { security } from '#features/accounts/words/security.pt-BR.ts'
import type { Role } from '#rules/role.ts'
import { minPassword, shortPassword } from '#rules/sign-in/password.ts'
import { call, keyOf } from '#web/api/call.ts'
import { fits } from '#web/forms/field-rules.ts'
import { PasswordStrength } from '#web/forms/password-strength.tsx'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages, useSharedMessages } from '#web/words/locale-provider.tsx'
import { useProblemText } from '#web/words/use-problem-text.ts'

type Passwords = { currentPassword: string; newPassword: string; confirmation: string }
const empty: Passwords = { currentPassword: '', newPassword: '', confirmation: '' }
const { shape } = settings.changePassword.body

export function PasswordForm({ email, role }: { email: string; role: Role }) {
  const { shared, password: text } = useMessages('security', security)
  const { unchanged } = useSharedMessages()
  const problemText = useProblemText()
  const client = useQueryClient()
  const form = useForm({ defaultValues: empty })
  const { errors, isDirty } = form.formState
  const newPassword = useWatch({ control: form.control, name: 'newPassword' })
  const change = useMutation({
    // The passwords must not stay in memory longer than the call.
    gcTime: 0,
    mutationFn: ({ currentPassword, newPassword }: Passwords) =>
      call(settings.changePassword, { currentPassword, newPassword }),
    onSuccess: () => {
      form.reset(empty)
      toast.success(text.saved)
      void client.invalidateQueries({ queryKey: keyOf(settings.devices) })
    },
  })
  const refusal = useRefusal(change.error)
  const submit = form.handleSubmit((passwords) =>
    change.mutate(passwords, {
      onError: (error) =>
        form.setFocus('code' in error && error.code === 'weak_password' ? 'newPassword' : 'currentPassword'),
    }),
  )
  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
      {refusal.form && <Notice tone="red">{refusal.form}</Notice>}
      {/* Password managers need the user name that the changed password belongs to. */}
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        {...form.register('currentPassword', { validate: fits(shape.currentPassword, shared.passwordMissing) })}
        label={shared.currentPassword}
        autoComplete="current-password"
        error={errors.currentPassword?.message ?? refusal.fields['currentPassword']}
      />
      <PasswordField
        {...form.register('newPassword', {
          validate: {
            short: (value) => {
              const problem = shortPassword(value, role)
              return problem !== 'password_short_staff' || problemText(problem)
            },
            shape: fits(shape.newPassword, text.tooShort),
          },
          deps: 'confirmation',
        })}
        label={text.new}
        autoComplete="new-password"
        error={errors.newPassword?.message ?? refusal.fields['newPassword']}
      />
      <PasswordStrength password={newPassword} email={email} min={minPassword(role)} />
      <PasswordField
        {...form.register('confirmation', {
          validate: (value, { newPassword }) => value === newPassword || text.mismatch,
        })}
        label={text.confirm}
        autoComplete="new-password"
        error={errors.confirmation?.message}
      />
      <Button
        type="submit"
        size="panel"
        disabled={!isDirty}
        title={!isDirty ? unchanged : undefined}
        loading={change.isPending}
      >
        {text.save}
      </Button>
    </form>
  )
}
