import { useForm } from 'react-hook-form'
import { ConflictNotice } from '#features/edits/web/conflict-notice.tsx'
import { type ProcessorKind, processorKinds } from '#features/privacy/rules/processors.ts'
import { siteSettings as calls, sellerSettings } from '#features/site-settings/contract.ts'
import { formatCnpj } from '#features/site-settings/rules/cnpj.ts'
import { siteSettings } from '#features/site-settings/words/site-settings.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { fits } from '#web/forms/field-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useProblemText } from '#web/words/use-problem-text.ts'
import { ProcessorFields } from './processor-fields.tsx'
import type { SellerFields, SiteSettings } from './queries.ts'
import { useSaveGroup } from './use-save-group.ts'
import { useSettingFields } from './use-setting-fields.ts'

const fieldsOf = (view: SiteSettings): SellerFields => ({
  legalName: view.legalName,
  cnpj: formatCnpj(view.cnpj),
  sellerAddress: view.sellerAddress,
  officerName: view.officerName,
  officerEmail: view.officerEmail,
  processors: view.processors,
})

const { shape } = sellerSettings
const isUsed =
  ({ connected }: SiteSettings) =>
  (kind: ProcessorKind): boolean =>
    connected[kind] !== undefined

/** Seller, data protection officer and the services in use; services that are not in use keep their saved values. */
export function SellerForm({ view, onSaved }: { view: SiteSettings; onSaved: () => void }) {
  const text = useMessages('siteSettings', siteSettings)
  const problem = useProblemText()
  const fields = useSettingFields()
  const form = useForm<SellerFields>({ defaultValues: fieldsOf(view) })
  const { errors } = form.formState
  const { save, refusal, edited } = useSaveGroup<SellerFields>({
    view,
    call: (values) => call(calls.saveSeller, values),
    said: text.sellerSaved,
    onSaved,
  })
  const { fields: words } = text
  const take = () => {
    form.reset(fieldsOf(view))
    edited.acknowledge()
  }
  type Name = Exclude<keyof SellerFields, 'processors'>
  const error = (name: Name) => errors[name]?.message ?? refusal.fields[name]
  return (
    <form
      noValidate
      className="max-w-2xl space-y-6"
      onSubmit={(event) => void form.handleSubmit((values) => save.mutate(values))(event)}
    >
      {refusal.form && <Notice tone="red">{refusal.form}</Notice>}
      {edited.met && (
        <ConflictNotice began={edited.began} current={view} fields={fields} onKeep={edited.acknowledge} onTake={take} />
      )}
      <fieldset className="space-y-4">
        <legend className="text-[1.0625rem] font-semibold">{words.company}</legend>
        <p className="text-sm text-ink-muted">{words.companyHint}</p>
        <TextField
          {...form.register('legalName')}
          label={words.legalName}
          maxLength={160}
          autoComplete="off"
          error={error('legalName')}
        />
        <TextField
          {...form.register('cnpj', { validate: fits(shape.cnpj, problem('cnpj')) })}
          label={words.cnpj}
          hint={words.cnpjHint}
          maxLength={40}
          autoComplete="off"
          className="max-w-64 uppercase"
          error={error('cnpj')}
        />
        <TextArea
          {...form.register('sellerAddress')}
          rows={2}
          maxLength={500}
          label={words.sellerAddress}
          error={error('sellerAddress')}
        />
      </fieldset>
      <fieldset className="space-y-4">
        <legend className="text-[1.0625rem] font-semibold">{words.officer}</legend>
        <p className="text-sm text-ink-muted">{words.officerHint}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...form.register('officerName')}
            label={words.officerName}
            maxLength={120}
            autoComplete="off"
            error={error('officerName')}
          />
          <TextField
            {...form.register('officerEmail', { validate: fits(shape.officerEmail, problem('email')) })}
            type="email"
            label={words.officerEmail}
            autoComplete="off"
            error={error('officerEmail')}
          />
        </div>
      </fieldset>
      <ProcessorFields
        form={form}
        kinds={processorKinds.filter(isUsed(view))}
        known={view.connected}
        errors={refusal.fields}
      />
      <Button type="submit" size="panel" loading={save.isPending} disabled={edited.met}>
        {text.save}
      </Button>
    </form>
  )
}
