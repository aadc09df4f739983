import { useForm } from 'react-hook-form'
import { accounts } from '#features/accounts/contract.ts'
import { recovery } from '#features/accounts/words/recovery.pt-BR.ts'
import { filled, fits } from '#web/forms/field-rules.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { usePlaceRefusal } from '#web/forms/use-place-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useAskReset } from './use-ask-reset.ts'

const { email: shape } = accounts.askReset.body.shape

export function AskResetForm({ email: known, onSent }: { email: string; onSent: (email: string) => void }) {
  const text = useMessages('recovery', recovery)
  const placeRefusal = usePlaceRefusal()
  const form = useForm<{ email: string }>()
  const { errors } = form.formState
  const asking = useAskReset({
    onSent: () => onSent(form.getValues('email').trim()),
    onRefused: (error, refused) => placeRefusal(form.setError, error, { fields: ['email'], text: refused }),
  })
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        asking.reset()
        void form.handleSubmit(({ email }) => asking.mutate(email))(event)
      }}
    >
      <FormAlert failure={asking.failure} invalid={errors.email !== undefined} />
      <TextField
        {...form.register('email', {
          validate: { filled: filled(text.emailMissing), fits: fits(shape, text.emailInvalid) },
        })}
        {...(known === '' ? {} : { defaultValue: known })}
        type="email"
        label={text.emailAddress}
        autoComplete="username"
        inputMode="email"
        error={errors.email?.message}
      />
      <Button type="submit" className="w-full" loading={asking.isPending}>
        {text.ask}
      </Button>
    </form>
  )
}
