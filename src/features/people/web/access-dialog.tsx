import { type RefObject, useState } from 'react'
import { people } from '#features/people/words/people.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { type AccessChange, useChangeAccess } from './use-person-changes.ts'

/** The change of a person's access that the dialog asks to confirm. */
export type Asked = { person: { id: string; name: string }; what: AccessChange }

type Props = Asked & { onClose: () => void; openedBy: RefObject<HTMLElement | null> }

/** Confirms a change of a person's access and explains its consequences. */
export function AccessDialog({ person, what, onClose, openedBy }: Props) {
  const { ask } = useMessages('people', people)
  const failureText = useFailureText()
  const [reason, setReason] = useState('')
  const change = useChangeAccess(what, onClose)
  const text = ask[what]
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
      {change.isError && (
        <div className="mt-4">
          <Notice tone="red">
            {ask.failed}: {failureText(change.error)}
          </Notice>
        </div>
      )}
    </Dialog>
  )
}
