import { useForm } from 'react-hook-form'
import { settings } from '#features/accounts/contract/settings.ts'
import { settings as words } from '#features/accounts/words/settings.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { fits } from '#web/forms/field-rules.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useSaveSettings } from './use-save-settings.ts'

type Wish = { email: string; currentPassword: string }
const { shape } = settings.askEmailChange.body

export function EmailChangeForm({ email, onClose }: { email: string; onClose: () => void }) {
  const all = useMessages('settings', words)
  const text = all.email
  const form = useForm({ defaultValues: { email: '', currentPassword: '' } })
  const { errors } = form.formState
  const ask = useSaveSettings((wish: Wish) => call(settings.askEmailChange, wish), text.asked)
  const refusal = useRefusal(ask.error)
  const submit = form.handleSubmit((wish) =>
    ask.mutate(wish, { onSuccess: onClose, onError: () => form.setFocus('currentPassword') }),
  )
  const isNew = (value: string): string | true => value.trim().toLowerCase() !== email.toLowerCase() || text.same
  return (
    <form noValidate className="space-y-5 border-t border-line pt-5" onSubmit={(event) => void submit(event)}>
      {refusal.form && <Notice tone="red">{refusal.form}</Notice>}
      <TextField
        {...form.register('email', { validate: { fits: fits(shape.email, text.invalid), isNew } })}
        type="email"
        label={text.newEmail}
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message ?? refusal.fields['email']}
      />
      <PasswordField
        {...form.register('currentPassword', { validate: fits(shape.currentPassword, text.passwordMissing) })}
        label={text.password}
        hint={text.passwordHint}
        autoComplete="current-password"
        error={errors.currentPassword?.message ?? refusal.fields['currentPassword']}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="panel" loading={ask.isPending}>
          {text.ask}
        </Button>
        <Button variant="ghost" size="panel" onClick={onClose}>
          {all.cancel}
        </Button>
      </div>
    </form>
  )
}
