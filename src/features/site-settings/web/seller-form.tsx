import { EditForm } from '#features/edits/web/edit-form.tsx'
import { useEditForm } from '#features/edits/web/use-edit-form.ts'
import { type ProcessorKind, processorKinds } from '#features/privacy/rules/processors.ts'
import { siteSettings as calls, sellerSettings } from '#features/site-settings/contract.ts'
import { formatCnpj } from '#features/site-settings/rules/cnpj.ts'
import { siteSettings } from '#features/site-settings/words/site-settings.pt-BR.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { ProcessorFields } from './processor-fields.tsx'
import type { SellerFields, SiteSettings } from './queries.ts'
import { useSettingFields } from './use-setting-fields.ts'
import { useSettingsSaved } from './use-settings-saved.ts'

const valuesOf = (view: SiteSettings): SellerFields => ({
  legalName: view.legalName,
  cnpj: formatCnpj(view.cnpj),
  sellerAddress: view.sellerAddress,
  officerName: view.officerName,
  officerEmail: view.officerEmail,
  processors: view.processors,
})
const isUsed =
  ({ connected }: SiteSettings) =>
  (kind: ProcessorKind): boolean =>
    connected[kind] !== undefined

/** Seller, data protection officer and the services in use; services that are not in use keep their saved values. */
export function SellerForm({ view }: { view: SiteSettings }) {
  const text = useMessages('siteSettings', siteSettings)
  const fields = useSettingFields()
  const { fields: words } = text
  const saving = useCall(calls.saveSeller, { done: text.sellerSaved, ...useSettingsSaved() })
  const form = useEditForm(view, saving, {
    schema: sellerSettings,
    valuesOf,
    input: (values, expectedVersion) => ({ ...values, expectedVersion }),
  })
  return (
    <EditForm of={form} fields={fields} className="max-w-2xl space-y-6">
      <fieldset className="space-y-4">
        <legend className="text-[1.0625rem] font-semibold">{words.company}</legend>
        <p className="text-sm text-ink-muted">{words.companyHint}</p>
        <TextField {...form.field('legalName')} label={words.legalName} maxLength={160} autoComplete="off" />
        <TextField
          {...form.field('cnpj')}
          label={words.cnpj}
          hint={words.cnpjHint}
          maxLength={40}
          autoComplete="off"
          className="max-w-64 uppercase"
        />
        <TextArea {...form.field('sellerAddress')} rows={2} maxLength={500} label={words.sellerAddress} />
      </fieldset>
      <fieldset className="space-y-4">
        <legend className="text-[1.0625rem] font-semibold">{words.officer}</legend>
        <p className="text-sm text-ink-muted">{words.officerHint}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...form.field('officerName')} label={words.officerName} maxLength={120} autoComplete="off" />
          <TextField {...form.field('officerEmail')} type="email" label={words.officerEmail} autoComplete="off" />
        </div>
      </fieldset>
      <ProcessorFields form={form} kinds={processorKinds.filter(isUsed(view))} known={view.connected} />
      <Button type="submit" size="panel" loading={form.busy} disabled={form.conflict !== undefined}>
        {text.save}
      </Button>
    </EditForm>
  )
}
