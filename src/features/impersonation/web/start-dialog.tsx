import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useId } from 'react'
import { useNavigate } from 'react-router'
import { impersonation } from '#features/impersonation/contract.ts'
import { impersonations as words } from '#features/impersonation/words/impersonations.pt-BR.ts'
import { homeOf } from '#rules/role.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { replaceSession } from '#web/session/replace-session.ts'
import { setLeaving } from '#web/session/session-end.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

type Props = { person: { id: string; name: string }; onClose: () => void; openedBy: RefObject<HTMLElement | null> }

/** Asks for the reason, without which no impersonation starts; the impersonated person can read it (A8, S29). */
export function StartDialog({ person, onClose, openedBy }: Props) {
  const { shared, start: text } = useMessages('impersonations', words)
  const formId = useId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const start = useCall(impersonation.start, {
    // The call replaces the own session; the stream's `session.ended` for it must not be taken for a sign-out.
    onMutate: () => setLeaving(true),
    done: ({ user }) => (user ? text.started({ name: user.name }) : undefined),
    onDone: async (session) => {
      replaceSession(client, session)
      if (session.user) await navigate(homeOf[session.user.role])
    },
    onSettled: () => setLeaving(false),
  })
  const form = useCallForm(start, {
    schema: impersonation.start.body.pick({ reason: true }),
    values: { reason: '' },
    input: (fields) => ({ userId: person.id, ...fields }),
    failed: text.failed,
    texts: { reason: text.reasonMissing },
  })
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
          <Button type="submit" form={formId} size="panel" loading={form.busy}>
            {text.submit}
          </Button>
        </>
      }
    >
      <CallForm of={form} id={formId}>
        <TextArea {...form.field('reason')} label={shared.reason} hint={text.reasonHint} rows={3} maxLength={500} />
      </CallForm>
    </Dialog>
  )
}
