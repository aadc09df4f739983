import { useRef, useState } from 'react'
import { z } from 'zod'
import { insertAfter } from '#features/answer-templates/rules/fill-template.ts'
import { TemplatesButton } from '#features/answer-templates/web/templates-button.tsx'
import { useOpenNames } from '#features/answer-templates/web/use-open-names.ts'
import { documents } from '#features/documents/contract.ts'
import { teamDocuments } from '#features/documents/words/team-documents.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

const LONGEST_REASON = 2000

type Decision = { id: string; version: number; reason?: string }
const schema = z.object({ reason: documents.reject.body.shape.reason })

type Props = { id: string; registrationId: string; version: number }

/** Approves or rejects the version on the screen; a newer one that arrives meanwhile has to be looked at first. */
export function ReviewForm({ id, registrationId, version }: Props) {
  const text = useMessages('teamDocuments', teamDocuments)
  const [seen, setSeen] = useState(version)
  const [rejecting, setRejecting] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const deciding = useCall(
    ({ reason, ...of }: Decision) =>
      reason === undefined ? call(documents.approve, of) : call(documents.reject, { ...of, reason }),
    {
      event: 'documents.changed',
      done: (_, { reason }) => (reason === undefined ? text.approved : text.rejected),
      failed: text.failed,
      // The server's own refusal says whether another reviewer decided first or a newer file arrived.
      otherwise: text.failedText,
      onDone: () => setRejecting(false),
    },
  )
  const form = useCallForm(deciding, {
    schema,
    values: { reason: '' },
    input: ({ reason }) => (open ? undefined : { id, version: seen, reason }),
    elsewhere: () => true,
  })
  const open = useOpenNames(form.watch('reason'))
  const { ref, error, ...reason } = form.field('reason')
  const unseen = seen !== version && !deciding.isPending
  return (
    <section className="rounded-lg border border-line bg-areia-100/60 p-4 sm:p-5">
      <h3 className="text-[1.0625rem]">{text.decide}</h3>
      <p className="mb-3 text-sm text-ink-muted">{text.version({ number: version })}</p>
      {unseen && (
        <div className="mb-4 space-y-3">
          <Notice tone="blue">{text.newer({ number: version })}</Notice>
          <Button variant="ghost" size="panel" onClick={() => setSeen(version)}>
            {text.lookedAt({ number: version })}
          </Button>
        </div>
      )}
      {rejecting ? (
        <CallForm of={form} className="space-y-4">
          <TextArea
            {...reason}
            ref={(element) => {
              ref(element)
              area.current = element
            }}
            label={text.reason}
            hint={text.reasonHint}
            error={error ?? (form.formState.isSubmitted ? open?.refuse : open?.stillOpen)}
            rows={4}
            maxLength={LONGEST_REASON}
            autoFocus
          />
          <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
            <TemplatesButton
              kind="refusal"
              registrationId={registrationId}
              documentId={id}
              field={area}
              onInsert={(inserted) => form.set({ reason: insertAfter(form.getValues('reason'), inserted) })}
            />
            <Button variant="ghost" size="panel" onClick={() => setRejecting(false)}>
              {text.back}
            </Button>
            <Button type="submit" variant="danger" size="panel" disabled={unseen} loading={deciding.isPending}>
              {text.rejectNow}
            </Button>
          </div>
        </CallForm>
      ) : (
        <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
          <Button
            size="panel"
            disabled={unseen}
            loading={deciding.isPending}
            onClick={() => deciding.mutate({ id, version: seen })}
          >
            {text.approve}
          </Button>
          <Button
            variant="ghost"
            size="panel"
            disabled={unseen || deciding.isPending}
            onClick={() => setRejecting(true)}
          >
            {text.reject}
          </Button>
        </div>
      )}
    </section>
  )
}
