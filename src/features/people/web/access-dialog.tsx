import { type RefObject, useState } from 'react'
import { people as calls } from '#features/people/contract.ts'
import { people } from '#features/people/words/people.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { personReads } from './queries.ts'

type AccessChange = 'disable' | 'enable' | 'reset' | 'sessions' | 'resetFactor' | 'keepFactor'

const sends: Record<AccessChange, (input: { id: string; reason: string }) => Promise<unknown>> = {
  disable: ({ id, reason }) => call(calls.disable, { id, ...(reason ? { reason } : {}) }),
  enable: ({ id }) => call(calls.enable, { id }),
  reset: ({ id }) => call(calls.sendReset, { id }),
  sessions: ({ id }) => call(calls.endSessions, { id }),
  resetFactor: ({ id }) => call(calls.resetFactor, { id }),
  keepFactor: ({ id }) => call(calls.cancelFactorReset, { id }),
}

/** The change of a person's access that the dialog asks to confirm. */
export type Asked = { person: { id: string; name: string }; what: AccessChange }

type Props = Asked & { onClose: () => void; openedBy: RefObject<HTMLElement | null> }

/** Confirms a change of a person's access and explains its consequences. */
export function AccessDialog({ person, what, onClose, openedBy }: Props) {
  const { ask } = useMessages('people', people)
  const [reason, setReason] = useState('')
  const text = ask[what]
  const change = useCall(sends[what], { done: text.done, failed: ask.failed, stale: personReads, onDone: onClose })
  return (
    <Dialog
      open
      title={text.title({ name: person.name })}
      description={text.text}
      onOpenChange={onClose}
      returnFocusTo={openedBy}
      actions={
        <>
          <DialogCancel>{ask.cancel}</DialogCancel>
          <Button
            variant={what === 'disable' ? 'danger' : 'primary'}
            size="panel"
            loading={change.isPending}
            onClick={() => change.mutate({ id: person.id, reason: reason.trim() })}
          >
            {text.submit}
          </Button>
        </>
      }
    >
      {what === 'disable' && (
        <TextArea
          label={ask.disable.reason}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </Dialog>
  )
}
