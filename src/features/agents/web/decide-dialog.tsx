import { type RefObject, useState } from 'react'
import { agents } from '#features/agents/words/agents.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { AgentChoice } from './agent-choice.tsx'
import type { Handover } from './queries.ts'
import { useDecide } from './use-agent-changes.ts'

type Props = {
  request: Handover
  decision: 'accept' | 'decline'
  onClose: () => void
  openedBy: RefObject<HTMLElement | null>
}

/** To accept, the admin names the agent who takes over; to decline, a reason that the asking agent reads. */
export function DecideDialog({ request, decision, onClose, openedBy }: Props) {
  const { shared, decide: text, handOver } = useMessages('agents', agents)
  const failureText = useFailureText()
  const [agentId, setAgentId] = useState(request.to?.id ?? '')
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const { accept, decline } = useDecide(onClose)
  const accepting = decision === 'accept'
  const error = (accepting ? accept : decline).error
  const company = request.registration.companyName
  const missing = !accepting && reason.trim() === ''
  const submit = () => {
    setPressed(true)
    if (accepting) accept.mutate({ id: request.id, agentId })
    else if (!missing) decline.mutate({ id: request.id, reason: reason.trim() })
  }
  return (
    <Dialog
      open
      title={accepting ? text.acceptOf({ company }) : text.declineOf({ company })}
      description={accepting ? text.acceptText({ name: request.from.name }) : text.declineText}
      onOpenChange={onClose}
      returnFocusTo={openedBy}
      actions={
        <>
          <DialogCancel>{shared.cancel}</DialogCancel>
          <Button
            variant={accepting ? 'primary' : 'danger'}
            size="panel"
            disabled={accepting && !agentId}
            loading={accept.isPending || decline.isPending}
            onClick={submit}
          >
            {text[decision]}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {error && (
          <Notice tone="red">
            {text.failed}: {failureText(error)}
          </Notice>
        )}
        <p className="text-[0.9375rem] break-words">{request.reason}</p>
        {accepting ? (
          <AgentChoice
            label={handOver.to}
            without={request.from.id}
            value={agentId}
            onChange={(agent) => setAgentId(agent?.id ?? '')}
          />
        ) : (
          <TextArea
            label={text.declineReason}
            rows={3}
            maxLength={2000}
            value={reason}
            error={pressed && missing ? text.reasonMissing : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </div>
    </Dialog>
  )
}
