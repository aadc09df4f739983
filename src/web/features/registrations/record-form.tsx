import { useState } from 'react'
import {
  type CompanyRecord,
  lastPossibleDay,
  type RecordField,
  recordFields,
  recordProblems,
} from '#domain/registrations/company-record.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { companyRecord as words } from '#web/i18n/pt-BR/company-record.ts'
import { useProblemText } from '#web/i18n/use-problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { DetailPart } from './detail-part.tsx'
import { partId } from './go-to-part.ts'
import type { RegistrationDetail } from './queries.ts'
import { isMet, useSaveRecord } from './use-save-record.ts'

type Kept = NonNullable<RegistrationDetail['record']>
/** Typed texts stay until they are saved, beside the version that was shown when the first letter was typed. */
type Typed = { texts: Partial<Record<RecordField, string>>; seen: string | null }

/** The typed value of each field; a blank one is not known. */
function recordFrom(kept: Kept, texts: Typed['texts']): CompanyRecord {
  const of = (field: RecordField): string | null => (texts[field] ?? kept[field] ?? '').trim() || null
  const [fileNumber, formedOn, ein, einOn, registeredAgent] = recordFields.map(of)
  return {
    fileNumber: fileNumber ?? null,
    formedOn: formedOn ?? null,
    ein: ein ?? null,
    einOn: einOn ?? null,
    registeredAgent: registeredAgent ?? null,
  }
}

/** What the state and the tax office gave the company, entered with the approval or later (K5). */
export function RecordForm({ id, kept }: { id: string; kept: Kept }) {
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
  const day = { type: 'date', max: lastPossibleDay(now) } as const
  return (
    <DetailPart title={text.form.title} id={partId('company_record', id)}>
      <p className="mb-4 text-sm text-ink-muted">{text.form.text}</p>
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
        {(stale || isMet(saving.error)) && <Notice tone="blue">{text.form.changed}</Notice>}
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <TextField {...field('fileNumber')} hint={text.form.fileNumberHint} maxLength={40} />
          <TextField {...field('formedOn')} {...day} />
          <TextField {...field('ein')} hint={text.form.einHint} maxLength={10} inputMode="numeric" />
          <TextField {...field('einOn')} {...day} />
        </div>
        <TextArea {...field('registeredAgent')} hint={text.form.registeredAgentHint} rows={2} maxLength={300} />
        <Button type="submit" size="panel" disabled={!typed} loading={saving.isPending} className="max-sm:w-full">
          {text.form.submit}
        </Button>
      </form>
    </DetailPart>
  )
}
