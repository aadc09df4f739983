import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import type { CallInput } from '#contract/route.ts'
import { documents } from '#features/documents/contract.ts'
import { dueProblem, LONGEST_EXAMPLE, lastDueDay } from '#features/documents/rules/due.ts'
import { teamDocuments } from '#features/documents/words/team-documents.pt-BR.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { call } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { DocumentFields } from './document-fields.tsx'
import type { Registration } from './queries.ts'
import { useDraftDocument } from './use-draft-document.ts'

const LONGEST_DESCRIPTION = 1000

type Props = {
  registration: Registration | undefined
  onClose: () => void
  openedBy: RefObject<HTMLElement | null>
}

export default function RequestDialog({ registration, onClose, openedBy }: Props) {
  const { request: text } = useMessages('teamDocuments', teamDocuments)
  const draft = useDraftDocument(registration?.id, 'other')
  const client = useQueryClient()
  const failureText = useFailureText()
  const asking = useMutation({
    mutationFn: (input: CallInput<typeof documents.request>) => call(documents.request, input),
    onSuccess: () => {
      toast.success(text.done)
      onClose()
    },
    onSettled: () => readAgainAfter(client, 'documents.changed'),
  })
  const { registrationId: id, type, name } = draft
  const description = draft.description.trim()
  const example = draft.example.trim()
  const today = officeDay(new Date())
  const problem = draft.dueOn ? dueProblem(draft.dueOn, today) : null
  const more = { ...(draft.dueOn ? { dueOn: draft.dueOn } : {}), ...(example ? { example } : {}) }
  return (
    <Dialog
      open
      title={text.title}
      {...(registration ? { description: text.text({ company: registration.companyName }) } : {})}
      onOpenChange={onClose}
      returnFocusTo={openedBy}
    >
      <form
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          draft.setTold(true)
          if (draft.complete && description && !problem) asking.mutate({ id, type, name, description, ...more })
        }}
      >
        {asking.isError && (
          <Notice tone="red">
            <p className="font-semibold">{text.failed}</p>
            <p className="font-normal">{failureText(asking.error)}</p>
          </Notice>
        )}
        <DocumentFields draft={draft} registration={registration} />
        <TextArea
          label={text.description}
          hint={text.descriptionHint}
          maxLength={LONGEST_DESCRIPTION}
          value={draft.description}
          onChange={({ target }) => draft.setDescription(target.value)}
          error={draft.told && !description ? text.descriptionMissing : undefined}
        />
        <TextArea
          label={text.example}
          hint={text.exampleHint}
          rows={2}
          maxLength={LONGEST_EXAMPLE}
          value={draft.example}
          onChange={({ target }) => draft.setExample(target.value)}
        />
        <TextField
          type="date"
          label={text.due}
          hint={text.dueHint}
          min={today}
          max={lastDueDay(today)}
          value={draft.dueOn}
          onChange={({ target }) => draft.setDueOn(target.value)}
          error={problem ? (problem === 'past_day' ? text.duePast : text.dueFar) : undefined}
        />
        <div className="flex justify-end max-sm:*:flex-1">
          <Button type="submit" size="panel" loading={asking.isPending}>
            {text.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
