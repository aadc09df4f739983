import type { CallInput } from '#contract/route.ts'
import { companyRecord as calls } from '#features/registrations/contract/company-record.ts'
import {
  type CompanyRecord,
  lastPossibleDay,
  type RecordField,
  recordFields,
  recordProblems,
} from '#features/registrations/rules/company-record.ts'
import { companyRecord as words } from '#features/registrations/words/company-record.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { useTypedOver } from '#web/forms/use-typed-over.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useProblemText } from '#web/words/use-problem-text.ts'
import type { RegistrationDetail } from './queries.ts'

type Kept = NonNullable<RegistrationDetail['record']>
type Texts = Partial<Record<RecordField, string>>
type Sent = Omit<CallInput<typeof calls.save>, 'expectedUpdatedAt'>

type RecordFormProps = { id: string; kept: Kept; only?: readonly RecordField[] }

/** The typed or stored value of each field; a blank field is saved as unknown (null). */
function recordFrom(kept: Kept, texts: Texts): CompanyRecord {
  const of = (field: RecordField): string | null => (texts[field] ?? kept[field] ?? '').trim() || null
  return Object.fromEntries(recordFields.map((field) => [field, of(field)])) as CompanyRecord
}

const dayFields: ReadonlySet<RecordField> = new Set<RecordField>(['filedOn', 'formedOn', 'ss4SentOn', 'einOn'])

/** Form for the data of the state and the tax office, entered where it arises (K5); fields outside `only` keep their stored values. */
export function RecordForm({ id, kept, only = recordFields }: RecordFormProps) {
  const text = useMessages('companyRecord', words)
  const problemText = useProblemText()
  const over = useTypedOver<RecordField, Sent>(kept.updatedAt, (input) => call(calls.save, input), text.form)
  const { texts, told, type, submit } = over
  const now = new Date()
  const record = recordFrom(kept, texts)
  const problems = recordProblems(record, now)
  const field = (name: RecordField) => {
    const problem = problems[name]
    return {
      label: text[name],
      value: texts[name] ?? kept[name] ?? '',
      error: told && problem ? problemText(problem) : undefined,
      onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
    }
  }
  const shape = (name: RecordField) => {
    if (dayFields.has(name)) return { type: 'date', max: lastPossibleDay(now) } as const
    if (name === 'ein') return { hint: text.form.einHint, maxLength: 10, inputMode: 'numeric' } as const
    return { hint: text.form.fileNumberHint, maxLength: 40 } as const
  }
  const lines = only.filter((name) => name !== 'registeredAgent')
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit({ id, ...record }, problems)
      }}
    >
      {over.met && <Notice tone="blue">{text.form.changed}</Notice>}
      {lines.length > 0 && (
        <div className="grid items-end gap-4 sm:grid-cols-2">
          {lines.map((name) => (
            <TextField key={name} {...field(name)} {...shape(name)} />
          ))}
        </div>
      )}
      {only.includes('registeredAgent') && (
        <TextArea {...field('registeredAgent')} hint={text.form.registeredAgentHint} rows={2} maxLength={300} />
      )}
      <Button
        type="submit"
        size="panel"
        disabled={!over.isTyped}
        loading={over.saving.isPending}
        className="max-sm:w-full"
      >
        {text.form.submit}
      </Button>
    </form>
  )
}
