import { useForm } from 'react-hook-form'
import { ConflictNotice } from '#features/edits/web/conflict-notice.tsx'
import { siteSettings as calls, generalSettings } from '#features/site-settings/contract.ts'
import { siteSettings } from '#features/site-settings/words/site-settings.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { fits } from '#web/forms/field-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useProblemText } from '#web/words/use-problem-text.ts'
import type { SiteSettings } from './queries.ts'
import { useSaveGroup } from './use-save-group.ts'
import { useSettingFields } from './use-setting-fields.ts'

const fieldsOf = (view: SiteSettings) => ({
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
type Fields = ReturnType<typeof fieldsOf>

const given = (...values: string[]): string[] => values.map((value) => value.trim()).filter(Boolean)
const valuesOf = ({ email1, email2, phone1, phone2, einFollowUpDays, ...rest }: Fields) => ({
  ...rest,
  einFollowUpDays: Number(einFollowUpDays),
  contactEmails: given(email1, email2),
  contactPhones: given(phone1, phone2),
})

const { shape } = generalSettings
const anEmail = shape.supportEmail
const days = shape.einFollowUpDays
const aPhone = shape.contactPhones.element

export function GeneralForm({ view, onSaved }: { view: SiteSettings; onSaved: () => void }) {
  const text = useMessages('siteSettings', siteSettings)
  const problem = useProblemText()
  const fields = useSettingFields()
  const form = useForm<Fields>({ defaultValues: fieldsOf(view) })
  const { errors } = form.formState
  const { save, refusal, edited } = useSaveGroup<ReturnType<typeof valuesOf>>({
    view,
    call: (values) => call(calls.saveGeneral, values),
    said: text.generalSaved,
    onSaved,
  })
  const { fields: words } = text
  const phoneRule = (value: string) => value.trim() === '' || fits(aPhone, problem('phone'))(value)
  const take = () => {
    form.reset(fieldsOf(view))
    edited.acknowledge()
  }
  const error = (name: 'siteName' | 'supportEmail' | 'officeAddress') => errors[name]?.message ?? refusal.fields[name]
  return (
    <form
      noValidate
      className="max-w-2xl space-y-6"
      onSubmit={(event) => void form.handleSubmit((values) => save.mutate(valuesOf(values)))(event)}
    >
      {refusal.form && <Notice tone="red">{refusal.form}</Notice>}
      {edited.met && (
        <ConflictNotice began={edited.began} current={view} fields={fields} onKeep={edited.acknowledge} onTake={take} />
      )}
      <TextField
        {...form.register('siteName', { validate: fits(shape.siteName, problem('required')) })}
        label={words.siteName}
        hint={words.siteNameHint}
        maxLength={80}
        error={error('siteName')}
      />
      <TextField
        {...form.register('supportEmail', { validate: fits(anEmail, problem('email')) })}
        type="email"
        label={words.supportEmail}
        hint={words.supportEmailHint}
        error={error('supportEmail')}
      />
      <fieldset className="space-y-4">
        <legend className="text-[1.0625rem] font-semibold">{words.contacts}</legend>
        <p className="text-sm text-ink-muted">{words.officeHint}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {(['email1', 'email2'] as const).map((name) => (
            <TextField
              key={name}
              {...form.register(name, { validate: fits(anEmail, problem('email')) })}
              type="email"
              label={words[name]}
              error={errors[name]?.message}
            />
          ))}
          {(['phone1', 'phone2'] as const).map((name) => (
            <TextField
              key={name}
              {...form.register(name, { validate: phoneRule })}
              type="tel"
              label={words[name]}
              error={errors[name]?.message}
            />
          ))}
        </div>
        <TextArea
          {...form.register('officeAddress')}
          rows={2}
          maxLength={500}
          label={words.officeAddress}
          error={error('officeAddress')}
        />
      </fieldset>
      <fieldset>
        <legend className="text-[1.0625rem] font-semibold">{words.sending}</legend>
        <div className="divide-y divide-line">
          <Switch
            {...form.register('enableNotifications')}
            label={words.enableNotifications}
            hint={words.notificationsHint}
          />
          <Switch {...form.register('enableEmails')} label={words.enableEmails} hint={words.emailsHint} />
        </div>
      </fieldset>
      <TextField
        {...form.register('einFollowUpDays', {
          validate: (value) => days.safeParse(Number(value)).success || words.einDaysRange,
        })}
        inputMode="numeric"
        label={words.einFollowUpDays}
        hint={words.einFollowUpDaysHint}
        className="max-w-40"
        error={errors.einFollowUpDays?.message ?? refusal.fields['einFollowUpDays']}
      />
      <Button type="submit" size="panel" loading={save.isPending} disabled={edited.met}>
        {text.save}
      </Button>
    </form>
  )
}
