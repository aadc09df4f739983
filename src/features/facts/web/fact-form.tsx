import { DUTY_FREQUENCIES } from '#features/catalog/rules/due-rule.ts'
import { ConflictNotice } from '#features/edits/web/conflict-notice.tsx'
import { useSaveEdit } from '#features/edits/web/use-save-edit.ts'
import { useTypedEdit } from '#features/edits/web/use-typed-edit.ts'
import { facts } from '#features/facts/contract.ts'
import { type FactField, type FactFields, hasField } from '#features/facts/rules/fact-fields.ts'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
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
import { WRONG_AMOUNT } from './read-money.ts'
import { SharesTaxFields } from './shares-tax-fields.tsx'
import { SourceFields } from './source-fields.tsx'
import { useFactWords } from './use-fact-words.ts'

const fieldsOf = ({
  id: _,
  scope: _s,
  stateId: _i,
  companyTypeId: _c,
  kind: _k,
  usName: _u,
  ...fact
}: Fact): FactFields => {
  const { version: _v, editedAt: _a, editedBy: _b, ...fields } = fact
  return fields
}
const isWrong = ({
  amountCents,
  lateFeeCents,
  lateMonthlyBasisPoints,
  penalty,
  parts,
  sharesTax,
}: FactFields): boolean =>
  [
    amountCents,
    lateFeeCents,
    lateMonthlyBasisPoints,
    penalty?.cents,
    penalty?.maxCents,
    penalty?.monthlyBasisPoints,
    penalty?.maxTaxBasisPoints,
    ...(sharesTax ? [sharesTax.furtherCents, sharesTax.otherMethodFromCents, sharesTax.reportCents] : []),
    ...(sharesTax?.steps ?? []).map((step) => step.cents),
    ...(parts ?? []).map((part) => part.amountCents),
  ].includes(WRONG_AMOUNT)

/** The form of one fact, shown in place of its entry. */
export function FactForm({ fact, onClose }: { fact: Fact; onClose: () => void }) {
  const text = useMessages('states', states)
  const words = useFactWords()
  const { began, met, typed, round, set, onKeep, onTake } = useTypedEdit(fact, fieldsOf)
  const saving = useSaveEdit(
    (fields: FactFields) => call(facts.save, { id: fact.id, expectedVersion: began.version, ...fields }),
    { done: text.saved, failed: text.saveFailed },
    { stale: showingFacts, onDone: onClose },
  )
  const { fields: errors } = useRefusal(saving.error)
  const has = (field: FactField) => hasField(fact.kind, field)
  const cents = (field: 'amountCents' | 'lateFeeCents' | 'lateMonthlyBasisPoints') => ({
    label: text.fields[field],
    cents: typed[field],
    error: errors[field],
    onChange: (value: number | null) => set({ [field]: value }),
  })
  return (
    <form
      key={round}
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!met && !isWrong(typed)) saving.mutate(typed)
      }}
    >
      {met && <ConflictNotice began={began} current={fact} fields={words} onKeep={onKeep} onTake={onTake} />}
      <TextField
        label={text.fields.name}
        value={typed.name}
        maxLength={300}
        error={errors['name']}
        onChange={({ target }) => set({ name: target.value })}
      />
      {has('parts') ? (
        <PartFields parts={typed.parts ?? []} onChange={(parts) => set({ parts })} errors={errors} />
      ) : (
        <MoneyField {...cents('amountCents')} hint={text.money.hint} />
      )}
      {has('frequency') && (
        <Select
          label={text.fields.frequency}
          value={typed.frequency ?? 'none'}
          options={DUTY_FREQUENCIES.map((value) => ({ value, label: text.frequencies[value] }))}
          error={errors['frequency']}
          onChange={({ target }) =>
            set({ frequency: DUTY_FREQUENCIES.find((value) => value === target.value) ?? 'none' })
          }
        />
      )}
      {has('due') && (
        <DueRuleField
          due={typed.due}
          frequency={typed.frequency}
          onChange={(due) => set({ due })}
          error={Object.entries(errors).find(([field]) => field.startsWith('due'))?.[1]}
        />
      )}
      {has('lateFeeCents') && (
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <MoneyField {...cents('lateFeeCents')} />
          <MoneyField {...cents('lateMonthlyBasisPoints')} />
        </div>
      )}
      {has('penalty') && (
        <PenaltyFields
          penalty={typed.penalty}
          onChange={(penalty) => set({ penalty })}
          error={Object.entries(errors).find(([field]) => field.startsWith('penalty'))?.[1]}
        />
      )}
      {typed.sharesTax && (
        <SharesTaxFields
          tax={typed.sharesTax}
          onChange={(sharesTax) => set({ sharesTax })}
          error={Object.entries(errors).find(([field]) => field.startsWith('sharesTax'))?.[1]}
        />
      )}
      {(['atLeast', 'personalTax', 'corporateTax'] as const).filter(has).map((field) => (
        <Checkbox
          key={field}
          label={text.fields[field]}
          checked={typed[field] ?? false}
          error={errors[field]}
          onChange={({ target }) => set({ [field]: target.checked })}
        />
      ))}
      <TextArea
        label={text.fields.summary}
        value={typed.summary ?? ''}
        rows={3}
        maxLength={2000}
        error={errors['summary']}
        onChange={({ target }) => set({ summary: target.value || null })}
      />
      <CheckFields typed={typed} onChange={set} errors={errors} />
      <SourceFields sources={typed.sources} onChange={(sources) => set({ sources })} errors={errors} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="panel" disabled={met} loading={saving.isPending}>
          {text.save}
        </Button>
        <Button variant="ghost" size="panel" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
