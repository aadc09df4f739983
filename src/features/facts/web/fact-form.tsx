import { Fragment } from 'react'
import { z } from 'zod'
import { DUTY_FREQUENCIES } from '#features/catalog/rules/due-rule.ts'
import { EditForm } from '#features/edits/web/edit-form.tsx'
import { useEditForm } from '#features/edits/web/use-edit-form.ts'
import { facts } from '#features/facts/contract.ts'
import { type FactField, type FactFields, factFields, hasField } from '#features/facts/rules/fact-fields.ts'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { CheckFields } from './check-fields.tsx'
import { DueRuleField } from './due-rule-field.tsx'
import { MoneyField } from './money-field.tsx'
import { PartFields } from './part-fields.tsx'
import { PenaltyFields } from './penalty-fields.tsx'
import { type Fact, showingFacts } from './queries.ts'
import { SharesTaxFields } from './shares-tax-fields.tsx'
import { SourceFields } from './source-fields.tsx'
import { useFactWords } from './use-fact-words.ts'

const schema = z.object(factFields)
const valuesOf = (fact: Fact): FactFields => fact

/** The form of one fact, shown in place of its entry. */
export function FactForm({ fact, onClose }: { fact: Fact; onClose: () => void }) {
  const text = useMessages('states', states)
  const words = useFactWords()
  const saving = useCall(facts.save, { done: text.saved, stale: showingFacts, onDone: onClose })
  const form = useEditForm(fact, saving, {
    schema,
    valuesOf,
    input: (fields, expectedVersion) => ({ id: fact.id, expectedVersion, ...fields }),
    failed: text.saveFailed,
  })
  const has = (field: FactField) => hasField(fact.kind, field)
  const money = (field: 'amountCents' | 'lateFeeCents' | 'lateMonthlyBasisPoints', hint?: string) => (
    <MoneyField label={text.fields[field]} hint={hint} {...form.held(field)} />
  )
  const frequency = form.held('frequency')
  const sharesTax = form.held('sharesTax')
  return (
    <EditForm of={form} fields={words}>
      <Fragment key={form.taken}>
        <TextField {...form.field('name')} label={text.fields.name} maxLength={300} />
        {has('parts') ? (
          <PartFields {...form.held('parts')} errorAt={form.error} />
        ) : (
          money('amountCents', text.money.hint)
        )}
        {has('frequency') && (
          <Select
            label={text.fields.frequency}
            value={frequency.value ?? 'none'}
            options={DUTY_FREQUENCIES.map((value) => ({ value, label: text.frequencies[value] }))}
            error={frequency.error}
            onChange={({ target }) =>
              frequency.onChange(DUTY_FREQUENCIES.find((value) => value === target.value) ?? 'none')
            }
          />
        )}
        {has('due') && <DueRuleField {...form.held('due')} frequency={frequency.value} />}
        {has('lateFeeCents') && (
          <div className="grid items-end gap-4 sm:grid-cols-2">
            {money('lateFeeCents')}
            {money('lateMonthlyBasisPoints')}
          </div>
        )}
        {has('penalty') && <PenaltyFields {...form.held('penalty')} />}
        {sharesTax.value && <SharesTaxFields {...sharesTax} value={sharesTax.value} />}
        {(['atLeast', 'personalTax', 'corporateTax'] as const).filter(has).map((field) => (
          <Checkbox key={field} label={text.fields[field]} error={form.error(field)} {...form.toggle(field)} />
        ))}
        <TextArea {...form.field('summary')} label={text.fields.summary} rows={3} maxLength={2000} />
        <CheckFields checkedOn={form.held('checkedOn')} confidence={form.held('confidence')} />
        <SourceFields {...form.held('sources')} errorAt={form.error} />
      </Fragment>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="panel" disabled={form.conflict !== undefined} loading={form.busy}>
          {text.save}
        </Button>
        <Button variant="ghost" size="panel" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </EditForm>
  )
}
