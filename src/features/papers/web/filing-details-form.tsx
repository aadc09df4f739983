import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { papers as calls } from '#features/papers/contract.ts'
import type { FilingDetails } from '#features/papers/rules/filing-details.ts'
import { papers as words } from '#features/papers/words/papers.pt-BR.ts'
import { isConflict } from '#web/api/call.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { type MadeForm, useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { AddressFields } from './address-fields.tsx'
import { type FilingTexts, filingForm, textsOf } from './filing-texts.ts'
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

/** What another person saves meanwhile appears in the fields that were not typed in. */
function useFilingForm(id: string, kept: KeptDetails) {
  const { form: text } = useMessages('papers', words)
  // The version that the typed texts are based on.
  const [seen, setSeen] = useState(kept.updatedAt)
  const saving = useCall(calls.saveDetails, {
    event: 'registration.changed',
    done: text.done,
    onDone: (saved) => {
      setSeen(saved.updatedAt)
      form.reset(textsOf(saved))
    },
  })
  const form: MadeForm<FilingTexts, FilingDetails> = useCallForm(saving, {
    schema: filingForm,
    values: textsOf(kept),
    input: (details) => {
      if (!met) return { id, ...details, expectedUpdatedAt: seen }
      // The first submit after another person's save only acknowledges that version; the second one saves.
      saving.reset()
      setSeen(kept.updatedAt)
      return undefined
    },
    failed: text.failed,
    elsewhere: isConflict,
  })
  const isTyped = Object.keys(form.formState.dirtyFields).length > 0
  const isNewer = (kept.updatedAt ?? '') > (seen ?? '')
  const met: boolean = isTyped && !saving.isPending && (isNewer || isConflict(saving.error))
  const follow = useEffectEvent((current: KeptDetails) => {
    form.reset(textsOf(current), { keepDirtyValues: true })
    if (!isTyped) setSeen(current.updatedAt)
  })
  useEffect(() => {
    if (isNewer) follow(kept)
  }, [isNewer, kept])
  return { form, isTyped, met }
}

function Form({ id, kept }: { id: string; kept: KeptDetails }) {
  const { form: text } = useMessages('papers', words)
  const { locale } = useLocale()
  const { form, isTyped, met } = useFilingForm(id, kept)
  const { field } = form
  const isLlc = kept.companyTypeId === 'llc'
  const isCorporation = kept.companyTypeId === 'corporation'
  return (
    <CallForm of={form}>
      {met && <Notice tone="blue">{text.changed}</Notice>}
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
      <AddressFields title={text.office} hint={text.officeHint} name="principalOffice" form={form} />
      <AddressFields title={text.mailing} hint={text.mailingHint} name="mailingAddress" form={form} />
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
      <Button type="submit" size="panel" disabled={!isTyped} loading={form.busy} className="max-sm:w-full">
        {text.submit}
      </Button>
    </CallForm>
  )
}
