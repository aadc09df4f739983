import { FormProvider, useForm } from 'react-hook-form'
import { type NewPassword, NewPasswordFields } from '#features/accounts/web/new-password-fields.tsx'
import { recovery } from '#features/accounts/words/recovery.pt-BR.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { usePlaceRefusal } from '#web/forms/use-place-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { DeadLink } from './dead-link.tsx'
import { useResetPassword } from './use-reset-password.ts'

/** Form for a new password after a reset, or for the first password of an invited person. */
export function ResetForm({ token, invited }: { token: string; invited: boolean }) {
  const text = useMessages('recovery', recovery)
  const placeRefusal = usePlaceRefusal()
  const form = useForm<NewPassword>()
  const { isSubmitted, isValid } = form.formState
  const saving = useResetPassword((error, refused) =>
    placeRefusal(form.setError, error, { fields: ['password'], codes: { weak_password: 'password' }, text: refused }),
  )
  if (saving.dead === 'used') return <DeadLink title={text.usedTitle} text={text.usedText} />
  if (saving.dead === 'expired')
    return <DeadLink title={text.linkExpired} text={invited ? text.expiredInvite : text.expiredText} />
  const labels = { password: invited ? text.password : text.newPassword, confirm: text.confirmPassword }
  return (
    <FormProvider {...form}>
      <h1 className="text-h2">{invited ? text.inviteTitle : text.resetTitle}</h1>
      <p className="mt-2 text-ink-muted">{invited ? text.inviteText : text.resetText}</p>
      <form
        noValidate
        className="mt-8 space-y-5"
        onSubmit={(event) => {
          saving.reset()
          void form.handleSubmit(({ password }) => saving.mutate({ token, password }))(event)
        }}
      >
        <FormAlert title={text.failed} failure={saving.failure} invalid={isSubmitted && !isValid} />
        <NewPasswordFields labels={labels} />
        <Button type="submit" className="w-full" loading={saving.isPending}>
          {invited ? text.saveInvite : text.save}
        </Button>
      </form>
    </FormProvider>
  )
}
