import { type RefObject, useState } from 'react'
import { agents } from '#features/agents/words/agents.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { useAskHandover } from './use-agent-changes.ts'

type Props = {
  process: { id: string; companyName: string }
  onClose: () => void
  openedBy: RefObject<HTMLElement | null>
}

/** The dialog in which an agent asks that another agent take a process over (E15). */
export function AskHandoverDialog({ process, onClose, openedBy }: Props) {
  const { shared, ask: text } = useMessages('agents', agents)
  const failureText = useFailureText()
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const asking = useAskHandover(onClose)
  const missing = reason.trim() === ''
  const submit = () => {
    setPressed(true)
    if (!missing) asking.mutate({ id: process.id, reason: reason.trim() })
  }
  return (
    <Dialog
      open
      title={text.title}
      description={`${process.companyName}. ${text.text}`}
      onOpenChange={onClose}
      returnFocusTo={openedBy}
      actions={
        <>
          <DialogCancel>{shared.cancel}</DialogCancel>
          <Button size="panel" loading={asking.isPending} onClick={submit}>
            {text.submit}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {asking.isError && (
          <Notice tone="red">
            {text.failed}: {failureText(asking.error)}
          </Notice>
        )}
        <TextArea
          label={text.reason}
          rows={4}
          maxLength={2000}
          value={reason}
          error={pressed && missing ? text.reasonMissing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  )
}
