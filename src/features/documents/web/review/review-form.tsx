import { useRef, useState } from 'react'
import { insertAfter } from '#features/answer-templates/rules/fill-template.ts'
import { TemplatesButton } from '#features/answer-templates/web/templates-button.tsx'
import { useOpenNames } from '#features/answer-templates/web/use-open-names.ts'
import { teamDocuments } from '#features/documents/words/team-documents.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useReview } from './use-review.ts'

const LONGEST_REASON = 2000

type Props = { id: string; registrationId: string; version: number }

/** Approves or rejects the version on the screen; a newer one that arrives meanwhile has to be looked at first. */
export function ReviewForm({ id, registrationId, version }: Props) {
  const text = useMessages('teamDocuments', teamDocuments)
  const [seen, setSeen] = useState(version)
  const [rejecting, setRejecting] = useState(false)
  const [reason, setReason] = useState('')
  const [told, setTold] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const open = useOpenNames(reason)
  const deciding = useReview(() => setRejecting(false))
  const unseen = seen !== version && !deciding.isPending
  const reject = (): void => {
    const given = reason.trim()
    setTold(true)
    if (given && !open) deciding.mutate({ id, version: seen, reason: given })
  }
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
        <form
          noValidate
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault()
            reject()
          }}
        >
          <TextArea
            ref={field}
            label={text.reason}
            hint={text.reasonHint}
            error={told ? (reason.trim() === '' ? text.reasonMissing : open?.refuse) : open?.stillOpen}
            rows={4}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            autoFocus
          />
          <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
            <TemplatesButton
              kind="refusal"
              registrationId={registrationId}
              documentId={id}
              field={field}
              onInsert={(inserted) => setReason((typed) => insertAfter(typed, inserted))}
            />
            <Button variant="ghost" size="panel" onClick={() => setRejecting(false)}>
              {text.back}
            </Button>
            <Button type="submit" variant="danger" size="panel" disabled={unseen} loading={deciding.isPending}>
              {text.rejectNow}
            </Button>
          </div>
        </form>
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
