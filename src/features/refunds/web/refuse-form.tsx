import { useState } from 'react'
import { teamRefunds } from '#features/refunds/words/team-refunds.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { useRefuse } from './use-refund-changes.ts'

/** A refusal has a reason that the customer reads. */
export function RefuseForm({ id, onCancel }: { id: string; onCancel: () => void }) {
  const { decide: text } = useMessages('teamRefunds', teamRefunds)
  const failureText = useFailureText()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const refuse = useRefuse()
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (reason.trim()) refuse.mutate({ id, reason: reason.trim() })
      }}
    >
      {refuse.error && (
        <Notice tone="red">
          {text.failed}: {failureText(refuse.error)}
        </Notice>
      )}
      <TextArea
        label={text.refuseReason}
        hint={text.refuseHint}
        rows={3}
        maxLength={1000}
        autoFocus
        value={reason}
        error={tried && !reason.trim() ? text.reasonMissing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button type="submit" variant="danger" size="panel" loading={refuse.isPending}>
          {text.confirmRefuse}
        </Button>
        <Button variant="ghost" size="panel" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
