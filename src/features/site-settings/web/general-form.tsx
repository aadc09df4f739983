import { z } from 'zod'
import { EditForm } from '#features/edits/web/edit-form.tsx'
import { useEditForm } from '#features/edits/web/use-edit-form.ts'
import { siteSettings as calls, generalSettings } from '#features/site-settings/contract.ts'
import { siteSettings } from '#features/site-settings/words/site-settings.pt-BR.ts'
import { typedNumber } from '#web/forms/typed.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { SiteSettings } from './queries.ts'
import { useSettingFields } from './use-setting-fields.ts'
import { useSettingsSaved } from './use-settings-saved.ts'

const { contactEmails: _, contactPhones, ...settings } = generalSettings.shape
const optionalEmail = settings.supportEmail
const optionalPhone = z.union([z.literal(''), contactPhones.element])
const schema = z.object({
  ...settings,
  email1: optionalEmail,
  email2: optionalEmail,
  phone1: optionalPhone,
  phone2: optionalPhone,
  einFollowUpDays: typedNumber(settings.einFollowUpDays),
})
const given = (...values: string[]): string[] => values.filter(Boolean)
const valuesOf = (view: SiteSettings) => ({
  siteName: view.siteName,
  supportEmail: view.supportEmail,
  email1: view.contactEmails[0] ?? '',
  email2: view.contactEmails[1] ?? '',
  phone1: view.contactPhones[0] ?? '',
  phone2: view.contactPhones[1] ?? '',
  officeAddress: view.officeAddress,
  enableNotifications: view.enableNotifications,
  enableEmails: view.enableEmails,
  einFollowUpDays: String(view.einFollowUpDays),
})

export function GeneralForm({ view }: { view: SiteSettings }) {
  const text = useMessages('siteSettings', siteSettings)
  const fields = useSettingFields()
  const { fields: words } = text
  const saving = useCall(calls.saveGeneral, { done: text.generalSaved, ...useSettingsSaved() })
  const form = useEditForm(view, saving, {
    schema,
    valuesOf,
    input: ({ email1, email2, phone1, phone2, ...values }, expectedVersion) => ({
      ...values,
      contactEmails: given(email1, email2),
      contactPhones: given(phone1, phone2),
      expectedVersion,
    }),
    texts: { einFollowUpDays: words.einDaysRange },
  })
  return (
    <EditForm of={form} fields={fields} className="max-w-2xl space-y-6">
      <TextField {...form.field('siteName')} label={words.siteName} hint={words.siteNameHint} maxLength={80} />
      <TextField
        {...form.field('supportEmail')}
        type="email"
        label={words.supportEmail}
        hint={words.supportEmailHint}
      />
      <fieldset className="space-y-4">
        <legend className="text-[1.0625rem] font-semibold">{words.contacts}</legend>
        <p className="text-sm text-ink-muted">{words.officeHint}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {(['email1', 'email2'] as const).map((name) => (
            <TextField key={name} {...form.field(name)} type="email" label={words[name]} />
          ))}
          {(['phone1', 'phone2'] as const).map((name) => (
            <TextField key={name} {...form.field(name)} type="tel" label={words[name]} />
          ))}
        </div>
        <TextArea {...form.field('officeAddress')} rows={2} maxLength={500} label={words.officeAddress} />
      </fieldset>
      <fieldset>
        <legend className="text-[1.0625rem] font-semibold">{words.sending}</legend>
        <div className="divide-y divide-line">
          <Switch
            {...form.toggle('enableNotifications')}
            label={words.enableNotifications}
            hint={words.notificationsHint}
          />
          <Switch {...form.toggle('enableEmails')} label={words.enableEmails} hint={words.emailsHint} />
        </div>
      </fieldset>
      <TextField
        {...form.field('einFollowUpDays')}
        inputMode="numeric"
        label={words.einFollowUpDays}
        hint={words.einFollowUpDaysHint}
        className="max-w-40"
      />
      <Button type="submit" size="panel" loading={form.busy} disabled={form.conflict !== undefined}>
        {text.save}
      </Button>
    </EditForm>
  )
}
