import { z } from 'zod'
import { companyRecord as calls } from '#features/registrations/contract/company-record.ts'
import {
  lastPossibleDay,
  type RecordField,
  recordFields,
  recordProblems,
} from '#features/registrations/rules/company-record.ts'
import { companyRecord as words } from '#features/registrations/words/company-record.pt-BR.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useFormOver } from '#web/forms/use-form-over.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { RegistrationDetail } from './queries.ts'

type Kept = NonNullable<RegistrationDetail['record']>
type RecordFormProps = { id: string; kept: Kept; only?: readonly RecordField[] }

/** A blank field is saved as unknown (null). */
const schema = z
  .record(
    z.enum(recordFields),
    z.string().transform((typed) => typed.trim() || null),
  )
  .superRefine((record, { addIssue }) => {
    for (const [name, message] of Object.entries(recordProblems(record, new Date())))
      addIssue({ code: 'custom', path: [name], message })
  })
const valuesOf = (kept: Kept) =>
  Object.fromEntries(recordFields.map((name) => [name, kept[name] ?? ''])) as z.input<typeof schema>

const dayFields: ReadonlySet<RecordField> = new Set<RecordField>(['filedOn', 'formedOn', 'ss4SentOn', 'einOn'])

/** Form for the data of the state and the tax office, entered where it arises (K5); fields outside `only` keep their stored values. */
export function RecordForm({ id, kept, only = recordFields }: RecordFormProps) {
  const { form: text, ...labels } = useMessages('companyRecord', words)
  const form = useFormOver(kept, useCall(calls.save, { event: 'registration.changed', done: text.done }), {
    schema,
    valuesOf,
    input: (record, expectedUpdatedAt) => ({ id, ...record, expectedUpdatedAt }),
    failed: text.failed,
  })
  const shape = (name: RecordField) => {
    if (dayFields.has(name)) return { type: 'date', max: lastPossibleDay(new Date()) } as const
    if (name === 'ein') return { hint: text.einHint, maxLength: 10, inputMode: 'numeric' } as const
    return { hint: text.fileNumberHint, maxLength: 40 } as const
  }
  const lines = only.filter((name) => name !== 'registeredAgent')
  return (
    <CallForm of={form} className="space-y-4">
      {form.met && <Notice tone="blue">{text.changed}</Notice>}
      {lines.length > 0 && (
        <div className="grid items-end gap-4 sm:grid-cols-2">
          {lines.map((name) => (
            <TextField key={name} {...form.field(name)} label={labels[name]} {...shape(name)} />
          ))}
        </div>
      )}
      {only.includes('registeredAgent') && (
        <TextArea
          {...form.field('registeredAgent')}
          label={labels.registeredAgent}
          hint={text.registeredAgentHint}
          rows={2}
          maxLength={300}
        />
      )}
      <Button type="submit" size="panel" disabled={!form.isDirty} loading={form.busy} className="max-sm:w-full">
        {text.submit}
      </Button>
    </CallForm>
  )
}
