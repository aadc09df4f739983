import { namingRules as calls } from '#features/company-names/contract.ts'
import type { NamingRuleFields } from '#features/company-names/rules/naming-rule-fields.ts'
import { namingRules } from '#features/company-names/words/naming-rules.pt-BR.ts'
import { ConflictNotice } from '#features/edits/web/conflict-notice.tsx'
import { useSaveEdit } from '#features/edits/web/use-save-edit.ts'
import { useTypedEdit } from '#features/edits/web/use-typed-edit.ts'
import { CheckFields } from '#features/facts/web/check-fields.tsx'
import { SourceFields } from '#features/facts/web/source-fields.tsx'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { LinesField } from './lines-field.tsx'
import { type Rule, showingRules } from './queries.ts'
import { SeverityField } from './severity-field.tsx'
import { useRuleWords } from './use-rule-words.ts'

const LISTS = [
  'variants',
  'alwaysAccepted',
  'stateDependent',
  'mustNotContain',
  'accepted',
  'values',
  'genericWords',
] as const
const LENGTHS = ['min', 'max'] as const
const PATTERNS = ['allowedPattern', 'safePattern'] as const

const fieldsOf = (rule: Rule): NamingRuleFields => {
  const {
    id: _,
    kind: _k,
    companyTypeId: _c,
    stateId: _s,
    state: _n,
    version: _v,
    editedAt: _a,
    editedBy: _b,
    ...fields
  } = rule
  return fields
}

/** The form of one rule, with the fields that its row has. */
export function RuleForm({ rule, onSaved }: { rule: Rule; onSaved: () => void }) {
  const text = useMessages('namingRules', namingRules)
  const shared = useMessages('states', states)
  const words = useRuleWords()
  const { began, met, typed, round, set, onKeep, onTake } = useTypedEdit(rule, fieldsOf)
  const saving = useSaveEdit(
    (fields: NamingRuleFields) => call(calls.save, { id: rule.id, expectedVersion: began.version, ...fields }),
    { done: text.saved, failed: shared.saveFailed },
    { stale: showingRules },
  )
  const { fields: errors } = useRefusal(saving.error)
  const errorOf = (field: string) => Object.entries(errors).find(([path]) => path.split('.')[0] === field)?.[1]
  // The form's own save arrives as a newer version while it is still pending, so that is no conflict.
  const surprised = met && !saving.isPending
  return (
    <form
      key={round}
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!surprised) saving.mutate(typed, { onSuccess: onSaved })
      }}
    >
      {surprised && <ConflictNotice began={began} current={rule} fields={words} onKeep={onKeep} onTake={onTake} />}
      {rule.word !== null && (
        <TextField
          label={text.fields.word}
          value={typed.word ?? ''}
          maxLength={80}
          error={errors['word']}
          onChange={({ target }) => set({ word: target.value })}
        />
      )}
      {LISTS.filter((field) => rule[field] !== null).map((field) => (
        <LinesField
          key={field}
          label={text.fields[field]}
          lines={typed[field] ?? []}
          error={errorOf(field)}
          onChange={(lines) => set({ [field]: lines })}
        />
      ))}
      {rule.required !== null && (
        <Checkbox
          label={text.fields.required}
          checked={typed.required ?? false}
          onChange={({ target }) => set({ required: target.checked })}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {LENGTHS.filter((field) => rule[field] !== null).map((field) => (
          <TextField
            key={field}
            type="number"
            min={1}
            max={500}
            label={text.fields[field]}
            value={typed[field] || ''}
            error={errors[field]}
            onChange={({ target }) => set({ [field]: Math.trunc(Number(target.value)) })}
          />
        ))}
      </div>
      {PATTERNS.filter((field) => rule[field] !== null).map((field) => (
        <TextField
          key={field}
          label={text.fields[field]}
          hint={text.patternHint}
          value={typed[field] ?? ''}
          maxLength={200}
          spellCheck={false}
          className="font-mono text-sm"
          error={errors[field]}
          onChange={({ target }) => set({ [field]: target.value })}
        />
      ))}
      {rule.note !== null && (
        <TextArea
          label={text.fields.note}
          value={typed.note ?? ''}
          rows={3}
          maxLength={1000}
          error={errors['note']}
          onChange={({ target }) => set({ note: target.value })}
        />
      )}
      <TextArea
        label={text.fields.reason}
        value={typed.reason ?? ''}
        rows={2}
        maxLength={500}
        error={errors['reason']}
        onChange={({ target }) => set({ reason: target.value || null })}
      />
      <SeverityField value={typed.severity} onChange={(severity) => set({ severity })} />
      <CheckFields typed={typed} onChange={set} errors={errors} />
      <SourceFields sources={typed.sources} onChange={(sources) => set({ sources })} errors={errors} />
      <Button type="submit" size="panel" disabled={surprised} loading={saving.isPending}>
        {shared.save}
      </Button>
    </form>
  )
}
