import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ConflictNotice } from '#features/edits/web/conflict-notice.tsx'
import { siteSettings as calls, securitySettings } from '#features/site-settings/contract.ts'
import { siteSettings } from '#features/site-settings/words/site-settings.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { SiteSettings } from './queries.ts'
import { TwoFactorWarning } from './two-factor-warning.tsx'
import { useSaveGroup } from './use-save-group.ts'
import { useSettingFields } from './use-setting-fields.ts'

const fieldsOf = (view: SiteSettings) => ({
  requireTwoFactor: view.requireTwoFactor,
  sessionTimeout: String(view.sessionTimeout),
  passwordExpiry: String(view.passwordExpiry),
})
type Fields = ReturnType<typeof fieldsOf>
const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))
const valuesOf = (fields: Fields) => ({
  requireTwoFactor: fields.requireTwoFactor,
  sessionTimeout: numberIn(fields.sessionTimeout),
  passwordExpiry: numberIn(fields.passwordExpiry),
})
const { shape } = securitySettings

/** Requiring a second factor locks members of the team out until they set one up, so the form asks for confirmation first. */
export function SecurityForm({ view, onSaved }: { view: SiteSettings; onSaved: () => void }) {
  const text = useMessages('siteSettings', siteSettings)
  const fields = useSettingFields()
  const form = useForm<Fields>({ defaultValues: fieldsOf(view) })
  const { errors } = form.formState
  const [asking, setAsking] = useState<Fields>()
  const { save, refusal, edited } = useSaveGroup<ReturnType<typeof valuesOf>>({
    view,
    call: (values) => call(calls.saveSecurity, values),
    said: text.securitySaved,
    onSaved,
  })
  const { fields: words } = text
  const submit = (values: Fields) => {
    if (values.requireTwoFactor && !view.requireTwoFactor) setAsking(values)
    else save.mutate(valuesOf(values))
  }
  const confirm = () => {
    if (asking) save.mutate(valuesOf(asking))
    setAsking(undefined)
  }
  const take = () => {
    form.reset(fieldsOf(view))
    edited.acknowledge()
  }
  const within = (name: 'sessionTimeout' | 'passwordExpiry', hint: string) => (value: string) =>
    shape[name].safeParse(numberIn(value)).success || hint
  return (
    <form noValidate className="max-w-2xl space-y-6" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {refusal.form && <Notice tone="red">{refusal.form}</Notice>}
      {edited.met && (
        <ConflictNotice began={edited.began} current={view} fields={fields} onKeep={edited.acknowledge} onTake={take} />
      )}
      <Switch {...form.register('requireTwoFactor')} label={words.requireTwoFactor} hint={words.twoFactorHint} />
      <TextField
        {...form.register('sessionTimeout', { validate: within('sessionTimeout', words.timeoutHint) })}
        inputMode="numeric"
        className="max-w-40"
        label={words.sessionTimeout}
        hint={words.timeoutHint}
        error={errors.sessionTimeout?.message ?? refusal.fields['sessionTimeout']}
      />
      <TextField
        {...form.register('passwordExpiry', { validate: within('passwordExpiry', words.expiryHint) })}
        inputMode="numeric"
        className="max-w-40"
        label={words.passwordExpiry}
        hint={words.expiryHint}
        error={errors.passwordExpiry?.message ?? refusal.fields['passwordExpiry']}
      />
      <Button type="submit" size="panel" loading={save.isPending} disabled={edited.met}>
        {text.save}
      </Button>
      <TwoFactorWarning
        open={asking !== undefined}
        concernsReader={!view.readerHasTwoFactor}
        onConfirm={confirm}
        onCancel={() => setAsking(undefined)}
      />
    </form>
  )
}
