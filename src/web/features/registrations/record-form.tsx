import { useState } from 'react'
import {
  type CompanyRecord,
  lastPossibleDay,
  type RecordField,
  recordFields,
  recordProblems,
} from '#domain/registrations/company-record.ts'
import { isConflict } from '#web/api/call.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { companyRecord as words } from '#web/i18n/pt-BR/company-record.ts'
import { useProblemText } from '#web/i18n/use-problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { RegistrationDetail } from './queries.ts'
import { useSaveRecord } from './use-save-record.ts'

type Kept = NonNullable<RegistrationDetail['record']>
/** Typed texts stay until they are saved, beside the version that was shown when the first letter was typed. */
type Typed = { texts: Partial<Record<RecordField, string>>; seen: string | null }

type RecordFormProps = { id: string; kept: Kept; only?: readonly RecordField[] }

/** The typed value of each field; a blank one is not known. */
function recordFrom(kept: Kept, texts: Typed['texts']): CompanyRecord {
  const of = (field: RecordField): string | null => (texts[field] ?? kept[field] ?? '').trim() || null
  return Object.fromEntries(recordFields.map((field) => [field, of(field)])) as CompanyRecord
}

const dayFields: ReadonlySet<RecordField> = new Set<RecordField>(['filedOn', 'formedOn', 'ss4SentOn', 'einOn'])

/** What the state and the tax office gave the company, entered where it arises (K5); `only` leaves the other fields as they are. */
export function RecordForm({ id, kept, only = recordFields }: RecordFormProps) {
  const text = useMessages('companyRecord', words)
  const problemText = useProblemText()
  const [typed, setTyped] = useState<Typed>()
  const [told, setTold] = useState(false)
  const saving = useSaveRecord(() => {
    setTyped(undefined)
    setTold(false)
  })
  const now = new Date()
  const record = recordFrom(kept, typed?.texts ?? {})
  const problems = recordProblems(record, now)
  const stale = typed !== undefined && typed.seen !== kept.updatedAt && !saving.isPending
  const field = (name: RecordField) => {
    const problem = problems[name]
    return {
      label: text[name],
      value: typed?.texts[name] ?? kept[name] ?? '',
      error: told && problem ? problemText(problem) : undefined,
      onChange: ({ target }: { target: { value: string } }) =>
        setTyped({
          texts: { ...typed?.texts, [name]: target.value },
          seen: typed && !stale ? typed.seen : kept.updatedAt,
        }),
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
        setTold(true)
        if (!typed || Object.keys(problems).length > 0) return
        // The first press after somebody else's save only shows that the person has seen it.
        if (stale) {
          saving.reset()
          setTyped({ ...typed, seen: kept.updatedAt })
        } else saving.mutate({ id, ...record, expectedUpdatedAt: typed.seen })
      }}
    >
      {(stale || isConflict(saving.error)) && <Notice tone="blue">{text.form.changed}</Notice>}
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
      <Button type="submit" size="panel" disabled={!typed} loading={saving.isPending} className="max-sm:w-full">
        {text.form.submit}
      </Button>
    </form>
  )
}
