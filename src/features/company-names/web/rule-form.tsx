import { Fragment } from 'react'
import { z } from 'zod'
import { namingRules as calls } from '#features/company-names/contract.ts'
import { type NamingRuleFields, namingRuleFields } from '#features/company-names/rules/naming-rule-fields.ts'
import { namingRules } from '#features/company-names/words/naming-rules.pt-BR.ts'
import { EditForm } from '#features/edits/web/edit-form.tsx'
import { useEditForm } from '#features/edits/web/use-edit-form.ts'
import { CheckFields } from '#features/facts/web/check-fields.tsx'
import { SourceFields } from '#features/facts/web/source-fields.tsx'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { useCall } from '#web/forms/use-call.ts'
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

const schema = z.object(namingRuleFields)
const valuesOf = (rule: Rule): NamingRuleFields => rule

/** The form of one rule, with the fields that its row has. */
export function RuleForm({ rule }: { rule: Rule }) {
  const text = useMessages('namingRules', namingRules)
  const shared = useMessages('states', states)
  const words = useRuleWords()
  const saving = useCall(calls.save, { done: text.saved, stale: showingRules })
  const form = useEditForm(rule, saving, {
    schema,
    valuesOf,
    input: (fields, expectedVersion) => ({ id: rule.id, expectedVersion, ...fields }),
    failed: shared.saveFailed,
  })
  return (
    <EditForm of={form} fields={words}>
      <Fragment key={form.taken}>
        {rule.word !== null && <TextField {...form.field('word')} label={text.fields.word} maxLength={80} />}
        {LISTS.filter((field) => rule[field] !== null).map((field) => (
          <LinesField key={field} label={text.fields[field]} {...form.held(field)} />
        ))}
        {rule.required !== null && <Checkbox label={text.fields.required} {...form.toggle('required')} />}
        <div className="grid gap-4 sm:grid-cols-2">
          {LENGTHS.filter((field) => rule[field] !== null).map((field) => {
            const { value, error, onChange } = form.held(field)
            return (
              <TextField
                key={field}
                type="number"
                min={1}
                max={500}
                label={text.fields[field]}
                value={value || ''}
                error={error}
                onChange={({ target }) => onChange(Math.trunc(Number(target.value)))}
              />
            )
          })}
        </div>
        {PATTERNS.filter((field) => rule[field] !== null).map((field) => (
          <TextField
            key={field}
            {...form.field(field)}
            label={text.fields[field]}
            hint={text.patternHint}
            maxLength={200}
            spellCheck={false}
            className="font-mono text-sm"
          />
        ))}
        {rule.note !== null && <TextArea {...form.field('note')} label={text.fields.note} rows={3} maxLength={1000} />}
        <TextArea {...form.field('reason')} label={text.fields.reason} rows={2} maxLength={500} />
        <SeverityField {...form.held('severity')} />
        <CheckFields checkedOn={form.held('checkedOn')} confidence={form.held('confidence')} />
        <SourceFields {...form.held('sources')} errorAt={form.error} />
      </Fragment>
      <Button type="submit" size="panel" disabled={form.conflict !== undefined} loading={form.busy}>
        {shared.save}
      </Button>
    </EditForm>
  )
}
