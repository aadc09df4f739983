import { type RefObject, useState } from 'react'
import { impersonations as words } from '#features/impersonation/words/impersonations.pt-BR.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useStartActing } from './use-start-acting.ts'

const SHORTEST_REASON = 3
const LONGEST_REASON = 500

type Props = { person: { id: string; name: string }; onClose: () => void; openedBy: RefObject<HTMLElement | null> }

/** Asks for the reason, without which no impersonation starts; the impersonated person can read it (A8, S29). */
export function StartDialog({ person, onClose, openedBy }: Props) {
  const { shared, start: text } = useMessages('impersonations', words)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const start = useStartActing()
  const refusal = useRefusal(start.error)
  const said = reason.trim()
  const missing = tried && said.length < SHORTEST_REASON ? text.reasonMissing : undefined
  const submit = () => {
    setTried(true)
    if (said.length >= SHORTEST_REASON) start.mutate({ userId: person.id, reason: said })
  }
  return (
    <Dialog
      open
      title={text.title({ name: person.name })}
      description={text.text}
      onOpenChange={onClose}
      returnFocusTo={openedBy}
      actions={
        <>
          <DialogCancel>{shared.cancel}</DialogCancel>
          <Button size="panel" loading={start.isPending} onClick={submit}>
            {text.submit}
          </Button>
        </>
      }
    >
      <TextArea
        label={shared.reason}
        hint={text.reasonHint}
        rows={3}
        maxLength={LONGEST_REASON}
        value={reason}
        error={missing ?? refusal.fields['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
      {refusal.form && (
        <div className="mt-4">
          <Notice tone="red">{refusal.form}</Notice>
        </div>
      )}
    </Dialog>
  )
}
