import { useState } from 'react'
import { z } from 'zod'
import type { CallInput } from '#contract/route.ts'
import { EditForm } from '#features/edits/web/edit-form.tsx'
import { useEditForm } from '#features/edits/web/use-edit-form.ts'
import { siteSettings as calls, securitySettings } from '#features/site-settings/contract.ts'
import { siteSettings } from '#features/site-settings/words/site-settings.pt-BR.ts'
import { typedNumber } from '#web/forms/typed.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { SiteSettings } from './queries.ts'
import { useSettingFields } from './use-setting-fields.ts'
import { useSettingsSaved } from './use-settings-saved.ts'

const { requireTwoFactor, sessionTimeout, passwordExpiry } = securitySettings.shape
const schema = z.object({
  requireTwoFactor,
  sessionTimeout: typedNumber(sessionTimeout),
  passwordExpiry: typedNumber(passwordExpiry),
})
const valuesOf = (view: SiteSettings) => ({
  requireTwoFactor: view.requireTwoFactor,
  sessionTimeout: String(view.sessionTimeout),
  passwordExpiry: String(view.passwordExpiry),
})

/** Requiring a second factor locks members of the team out until they set one up, so the form asks for confirmation first. */
export function SecurityForm({ view }: { view: SiteSettings }) {
  const text = useMessages('siteSettings', siteSettings)
  const fields = useSettingFields()
  const [asking, setAsking] = useState<CallInput<typeof calls.saveSecurity>>()
  const { fields: words, warn } = text
  const saving = useCall(calls.saveSecurity, { done: text.securitySaved, ...useSettingsSaved() })
  const form = useEditForm(view, saving, {
    schema,
    valuesOf,
    input: (values, expectedVersion) => {
      const input = { ...values, expectedVersion }
      if (!values.requireTwoFactor || view.requireTwoFactor) return input
      setAsking(input)
      return undefined
    },
    texts: { sessionTimeout: words.timeoutHint, passwordExpiry: words.expiryHint },
  })
  const close = () => setAsking(undefined)
  const confirm = () => {
    if (asking) saving.mutate(asking)
    close()
  }
  return (
    <EditForm of={form} fields={fields} className="max-w-2xl space-y-6">
      <Switch {...form.toggle('requireTwoFactor')} label={words.requireTwoFactor} hint={words.twoFactorHint} />
      <TextField
        {...form.field('sessionTimeout')}
        inputMode="numeric"
        className="max-w-40"
        label={words.sessionTimeout}
        hint={words.timeoutHint}
      />
      <TextField
        {...form.field('passwordExpiry')}
        inputMode="numeric"
        className="max-w-40"
        label={words.passwordExpiry}
        hint={words.expiryHint}
      />
      <Button type="submit" size="panel" loading={form.busy} disabled={form.conflict !== undefined}>
        {text.save}
      </Button>
      <Dialog
        open={asking !== undefined}
        onOpenChange={close}
        title={warn.title}
        description={warn.text}
        actions={
          <>
            <Button variant="ghost" size="panel" onClick={close}>
              {text.cancel}
            </Button>
            <Button size="panel" onClick={confirm}>
              {warn.confirm}
            </Button>
          </>
        }
      >
        {!view.readerHasTwoFactor && <Notice tone="blue">{warn.you}</Notice>}
      </Dialog>
    </EditForm>
  )
}
