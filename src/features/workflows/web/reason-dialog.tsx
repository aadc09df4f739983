import { type RefObject, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useSharedMessages } from '#web/words/locale-provider.tsx'

type Props = {
  title: string
  description: string
  submit: string
  busy: boolean
  onSubmit: (reason: string) => void
  onClose: () => void
  openedBy: RefObject<HTMLElement | null>
}

/** Asks why a task is blocked or cancelled, or a workflow cancelled; the reason is shown with it afterwards. */
export function ReasonDialog({ title, description, submit, busy, onSubmit, onClose, openedBy }: Props) {
  const shared = useSharedMessages()
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const missing = reason.trim() === ''
  return (
    <Dialog
      open
      title={title}
      description={description}
      onOpenChange={onClose}
      returnFocusTo={openedBy}
      actions={
        <>
          <DialogCancel>{shared.back}</DialogCancel>
          <Button
            variant="danger"
            size="panel"
            loading={busy}
            onClick={() => {
              setPressed(true)
              if (!missing) onSubmit(reason.trim())
            }}
          >
            {submit}
          </Button>
        </>
      }
    >
      <TextArea
        label={shared.reason}
        rows={3}
        maxLength={2000}
        value={reason}
        error={pressed && missing ? shared.reasonMissing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  )
}
