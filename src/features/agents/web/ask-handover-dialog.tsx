import { type RefObject, useId } from 'react'
import { handoverCalls } from '#features/agents/contract/handovers.ts'
import { agents } from '#features/agents/words/agents.pt-BR.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { agentReads } from './queries.ts'

type Props = {
  process: { id: string; companyName: string }
  onClose: () => void
  openedBy: RefObject<HTMLElement | null>
}

/** The dialog in which an agent asks that another agent take a process over (E15). */
export function AskHandoverDialog({ process, onClose, openedBy }: Props) {
  const { shared, ask: text } = useMessages('agents', agents)
  const formId = useId()
  const asking = useCall(handoverCalls.askHandover, {
    event: 'registration.changed',
    stale: agentReads,
    done: text.done,
    onDone: onClose,
  })
  const form = useCallForm(asking, {
    schema: handoverCalls.askHandover.body.pick({ reason: true }),
    values: { reason: '' },
    input: (fields) => ({ id: process.id, ...fields }),
    failed: text.failed,
  })
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
          <Button type="submit" form={formId} size="panel" loading={form.busy}>
            {text.submit}
          </Button>
        </>
      }
    >
      <CallForm of={form} id={formId} className="space-y-4">
        <TextArea {...form.field('reason')} label={text.reason} rows={4} maxLength={2000} />
      </CallForm>
    </Dialog>
  )
}
