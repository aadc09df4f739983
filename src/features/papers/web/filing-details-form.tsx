import { useQuery } from '@tanstack/react-query'
import type { CallInput } from '#contract/route.ts'
import { papers as calls } from '#features/papers/contract.ts'
import { papers as words } from '#features/papers/words/papers.pt-BR.ts'
import { ApiError, call } from '#web/api/call.ts'
import { useTypedOver } from '#web/forms/use-typed-over.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { useProblemText } from '#web/words/use-problem-text.ts'
import { AddressFields } from './address-fields.tsx'
import { detailsFrom, type FilingField, type FilingTexts, filingProblems, textsOf } from './filing-texts.ts'
import { detailsQuery, type KeptDetails } from './queries.ts'

/** Form for what the filings need besides the order; typed text stays when the saved values change meanwhile (G112). */
export function FilingDetailsForm({ registrationId }: { registrationId: string }) {
  return (
    <Loaded query={useQuery({ ...detailsQuery(registrationId), staleTime: 0 })} rows={3}>
      {(kept) => <Form id={registrationId} kept={kept} />}
    </Loaded>
  )
}

type Sent = Omit<CallInput<typeof calls.saveDetails>, 'expectedUpdatedAt'>

/** The twelve months in the reader's language. */
const monthsIn = (locale: string) =>
  Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1),
    label: new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2001, at, 1))),
  }))

function Form({ id, kept }: { id: string; kept: KeptDetails }) {
  const { form: text } = useMessages('papers', words)
  const { locale } = useLocale()
  const problemText = useProblemText()
  const over = useTypedOver<FilingField, Sent>(kept.updatedAt, (input) => call(calls.saveDetails, input), text)
  const { saving, told, type, submit } = over
  const texts: FilingTexts = { ...textsOf(kept), ...over.texts }
  const details = detailsFrom(texts)
  const problems = filingProblems(details)
  const refused = saving.error instanceof ApiError ? saving.error.fields : {}
  const field = (name: FilingField) => {
    const problem = problems[name] ?? refused[name]
    return {
      value: texts[name],
      error: told && problem ? problemText(problem) : undefined,
      onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
    }
  }
  const isLlc = kept.companyTypeId === 'llc'
  const isCorporation = kept.companyTypeId === 'corporation'
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit({ id, ...details }, problems)
      }}
    >
      {over.met && <Notice tone="blue">{text.changed}</Notice>}
      <TextField
        {...field('legalName')}
        label={text.legalName}
        hint={text.legalNameHint({ ordered: kept.companyName, designators: kept.designators.join(', ') })}
        placeholder={kept.companyName}
        maxLength={200}
      />
      {isLlc && (
        <Select
          {...field('management')}
          label={text.management}
          placeholder={text.unknown}
          options={[
            { value: 'members', label: text.members },
            { value: 'managers', label: text.managers },
          ]}
        />
      )}
      <Select
        {...field('responsibleOwnerId')}
        label={text.responsible}
        hint={text.responsibleHint}
        placeholder={text.unknown}
        options={kept.owners.map((owner) => ({ value: owner.id, label: owner.name }))}
      />
      <Select
        {...field('responsibleHasTaxId')}
        label={text.taxId}
        hint={text.taxIdHint}
        placeholder={text.unknown}
        options={[
          { value: 'no', label: text.no },
          { value: 'yes', label: text.yes },
        ]}
      />
      <AddressFields title={text.office} hint={text.officeHint} name="principalOffice" field={field} />
      <AddressFields title={text.mailing} hint={text.mailingHint} name="mailingAddress" field={field} />
      {isCorporation && (
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <TextField {...field('authorizedShares')} label={text.shares} inputMode="numeric" maxLength={20} />
          <TextField
            {...field('parValue')}
            label={text.parValue}
            hint={text.parValueHint}
            inputMode="decimal"
            maxLength={13}
          />
        </div>
      )}
      <Select {...field('fiscalYearEnd')} label={text.yearEnd} placeholder={text.unknown} options={monthsIn(locale)} />
      <TextField {...field('mainActivity')} label={text.activity} hint={text.activityHint} maxLength={300} />
      <TextField {...field('productLine')} label={text.product} hint={text.productHint} maxLength={300} />
      <Button type="submit" size="panel" disabled={!over.isTyped} loading={saving.isPending} className="max-sm:w-full">
        {text.submit}
      </Button>
    </form>
  )
}
