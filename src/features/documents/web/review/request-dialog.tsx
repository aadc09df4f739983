import type { RefObject } from 'react'
import { z } from 'zod'
import { documents } from '#features/documents/contract.ts'
import { dueProblem, LONGEST_EXAMPLE, lastDueDay } from '#features/documents/rules/due.ts'
import { teamDocuments } from '#features/documents/words/team-documents.pt-BR.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { chosenCompany, DocumentFields } from './document-fields.tsx'
import type { Registration } from './queries.ts'

type Props = {
  registration: Registration | undefined
  onClose: () => void
  openedBy: RefObject<HTMLElement | null>
}

const { shape } = documents.request.body
const optional = z.string().transform((typed) => typed.trim() || undefined)
const schema = z.object({
  ...shape,
  registrationId: chosenCompany,
  example: optional.pipe(shape.example),
  dueOn: optional.pipe(shape.dueOn).superRefine((day, check) => {
    const message = day && dueProblem(day, officeDay(new Date()))
    if (message) check.addIssue({ code: 'custom', message })
  }),
})

export default function RequestDialog({ registration, onClose, openedBy }: Props) {
  const { request: text, types } = useMessages('teamDocuments', teamDocuments)
  const asking = useCall(documents.request, { event: 'documents.changed', done: text.done, onDone: onClose })
  const form = useCallForm(asking, {
    schema,
    values: {
      registrationId: registration?.id ?? '',
      type: 'other' as const,
      name: types.other,
      description: '',
      example: '',
      dueOn: '',
    },
    input: ({ registrationId: id, ...document }) => ({ id, ...document }),
    failed: text.failed,
  })
  const today = officeDay(new Date())
  return (
    <Dialog
      open
      title={text.title}
      {...(registration ? { description: text.text({ company: registration.companyName }) } : {})}
      onOpenChange={onClose}
      returnFocusTo={openedBy}
    >
      <CallForm of={form}>
        <DocumentFields
          field={form.field}
          set={form.set}
          company={form.held('registrationId')}
          typed={form.watch()}
          registration={registration}
        />
        <TextArea
          {...form.field('description')}
          label={text.description}
          hint={text.descriptionHint}
          maxLength={1000}
        />
        <TextArea
          {...form.field('example')}
          label={text.example}
          hint={text.exampleHint}
          rows={2}
          maxLength={LONGEST_EXAMPLE}
        />
        <TextField
          {...form.field('dueOn')}
          type="date"
          label={text.due}
          hint={text.dueHint}
          min={today}
          max={lastDueDay(today)}
        />
        <div className="flex justify-end max-sm:*:flex-1">
          <Button type="submit" size="panel" loading={form.busy}>
            {text.submit}
          </Button>
        </div>
      </CallForm>
    </Dialog>
  )
}
