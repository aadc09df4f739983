import { useForm } from 'react-hook-form'
import { settings } from '#features/accounts/contract/settings.ts'
import { settings as words } from '#features/accounts/words/settings.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { fits } from '#web/forms/field-rules.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages, useSharedMessages } from '#web/words/locale-provider.tsx'
import type { Settings } from './queries.ts'
import { useSaveSettings } from './use-save-settings.ts'

type Profile = { name: string; phone: string }
const profileOf = ({ name, phone }: Settings): Profile => ({ name, phone })
const { shape } = settings.saveProfile.body

export function ProfileForm({ view }: { view: Settings }) {
  const all = useMessages('settings', words)
  const { unchanged } = useSharedMessages()
  const text = all.profile
  // `keepDirtyValues` keeps what is being typed when the server sends new values.
  const form = useForm({ values: profileOf(view), resetOptions: { keepDirtyValues: true } })
  const { errors, isDirty } = form.formState
  const save = useSaveSettings((profile: Profile) => call(settings.saveProfile, profile), text.saved)
  const refusal = useRefusal(save.error)
  const submit = form.handleSubmit((profile) =>
    save.mutate(profile, { onSuccess: (saved) => form.reset(profileOf(saved)) }),
  )
  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
      {refusal.form && <Notice tone="red">{refusal.form}</Notice>}
      <TextField
        {...form.register('name', { validate: fits(shape.name, text.nameInvalid) })}
        label={text.name}
        autoComplete="name"
        maxLength={200}
        error={errors.name?.message ?? refusal.fields['name']}
      />
      <TextField
        {...form.register('phone', { validate: fits(shape.phone, text.phoneInvalid) })}
        type="tel"
        label={text.phone}
        hint={text.phoneHint}
        autoComplete="tel"
        inputMode="tel"
        maxLength={40}
        error={errors.phone?.message ?? refusal.fields['phone']}
      />
      <Button
        type="submit"
        size="panel"
        disabled={!isDirty}
        title={!isDirty ? unchanged : undefined}
        loading={save.isPending}
      >
        {all.save}
      </Button>
    </form>
  )
}
