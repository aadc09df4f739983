import { type RefObject, useId } from 'react'
import { z } from 'zod'
import { handoverCalls } from '#features/agents/contract/handovers.ts'
import { agents } from '#features/agents/words/agents.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { AgentChoice } from './agent-choice.tsx'
import { agentReads, type Handover } from './queries.ts'

type Props = {
  request: Handover
  decision: 'accept' | 'decline'
  onClose: () => void
  openedBy: RefObject<HTMLElement | null>
}

const { acceptHandover, declineHandover } = handoverCalls
const typed = z.object({ agentId: z.string(), reason: z.string() })
const declined = typed.extend({ reason: declineHandover.body.shape.reason })

/** To accept, the admin names the agent who takes over; to decline, a reason that the asking agent reads. */
export function DecideDialog({ request, decision, onClose, openedBy }: Props) {
  const { shared, decide: text, handOver } = useMessages('agents', agents)
  const formId = useId()
  const accepting = decision === 'accept'
  const { id, registration } = request
  const company = registration.companyName
  const deciding = useCall(
    ({ agentId, reason }: z.output<typeof typed>) =>
      accepting ? call(acceptHandover, { id, agentId }) : call(declineHandover, { id, reason }),
    {
      event: 'registration.changed',
      stale: agentReads,
      done: accepting ? text.accepted : text.declined,
      onDone: onClose,
    },
  )
  const form = useCallForm(deciding, {
    schema: accepting ? typed : declined,
    values: { agentId: request.to?.id ?? '', reason: '' },
    input: (fields) => fields,
    failed: text.failed,
  })
  const agentId = form.watch('agentId')
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
            type="submit"
            form={formId}
            variant={accepting ? 'primary' : 'danger'}
            size="panel"
            disabled={accepting && !agentId}
            loading={form.busy}
          >
            {text[decision]}
          </Button>
        </>
      }
    >
      <CallForm of={form} id={formId} className="space-y-4">
        <p className="text-[0.9375rem] break-words">{request.reason}</p>
        {accepting ? (
          <AgentChoice
            label={handOver.to}
            without={request.from.id}
            value={agentId}
            onChange={(agent) => form.set({ agentId: agent?.id ?? '' })}
          />
        ) : (
          <TextArea {...form.field('reason')} label={text.declineReason} rows={3} maxLength={2000} />
        )}
      </CallForm>
    </Dialog>
  )
}
