import { useQuery } from '@tanstack/react-query'
import { papers as calls } from '#features/papers/contract.ts'
import { papers as words } from '#features/papers/words/papers.pt-BR.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useFormOver } from '#web/forms/use-form-over.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { AddressFields } from './address-fields.tsx'
import { filingForm, textsOf } from './filing-texts.ts'
import { detailsQuery, type KeptDetails } from './queries.ts'

/** Form for what the filings need besides the order; typed text stays when the saved values change meanwhile (G112). */
export function FilingDetailsForm({ registrationId }: { registrationId: string }) {
  return (
    <Loaded query={useQuery({ ...detailsQuery(registrationId), staleTime: 0 })} rows={3}>
      {(kept) => <Form id={registrationId} kept={kept} />}
    </Loaded>
  )
}

/** The twelve months in the reader's language. */
const monthsIn = (locale: string) =>
  Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1),
    label: new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2001, at, 1))),
  }))

function Form({ id, kept }: { id: string; kept: KeptDetails }) {
  const { form: text } = useMessages('papers', words)
  const { locale } = useLocale()
  const form = useFormOver(kept, useCall(calls.saveDetails, { event: 'registration.changed', done: text.done }), {
    schema: filingForm,
    valuesOf: textsOf,
    input: (details, expectedUpdatedAt) => ({ id, ...details, expectedUpdatedAt }),
    failed: text.failed,
  })
  const isLlc = kept.companyTypeId === 'llc'
  const isCorporation = kept.companyTypeId === 'corporation'
  return (
    <CallForm of={form}>
      {form.met && <Notice tone="blue">{text.changed}</Notice>}
      <TextField
        {...form.field('legalName')}
        label={text.legalName}
        hint={text.legalNameHint({ ordered: kept.companyName, designators: kept.designators.join(', ') })}
        placeholder={kept.companyName}
        maxLength={200}
      />
      {isLlc && (
        <Select
          {...form.field('management')}
          label={text.management}
          placeholder={text.unknown}
          options={[
            { value: 'members', label: text.members },
            { value: 'managers', label: text.managers },
          ]}
        />
      )}
      <Select
        {...form.field('responsibleOwnerId')}
        label={text.responsible}
        hint={text.responsibleHint}
        placeholder={text.unknown}
        options={kept.owners.map((owner) => ({ value: owner.id, label: owner.name }))}
      />
      <Select
        {...form.field('responsibleHasTaxId')}
        label={text.taxId}
        hint={text.taxIdHint}
        placeholder={text.unknown}
        options={[
          { value: 'no', label: text.no },
          { value: 'yes', label: text.yes },
        ]}
      />
      <AddressFields title={text.office} hint={text.officeHint} name="principalOffice" form={form} />
      <AddressFields title={text.mailing} hint={text.mailingHint} name="mailingAddress" form={form} />
      {isCorporation && (
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <TextField {...form.field('authorizedShares')} label={text.shares} inputMode="numeric" maxLength={20} />
          <TextField
            {...form.field('parValue')}
            label={text.parValue}
            hint={text.parValueHint}
            inputMode="decimal"
            maxLength={13}
          />
        </div>
      )}
      <Select
        {...form.field('fiscalYearEnd')}
        label={text.yearEnd}
        placeholder={text.unknown}
        options={monthsIn(locale)}
      />
      <TextField {...form.field('mainActivity')} label={text.activity} hint={text.activityHint} maxLength={300} />
      <TextField {...form.field('productLine')} label={text.product} hint={text.productHint} maxLength={300} />
      <Button type="submit" size="panel" disabled={!form.isDirty} loading={form.busy} className="max-sm:w-full">
        {text.submit}
      </Button>
    </CallForm>
  )
}
