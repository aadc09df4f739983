import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { companyRecord as calls } from '#features/registrations/contract/company-record.ts'
import { companyRecord as words } from '#features/registrations/words/company-record.pt-BR.ts'
import { mayCall } from '#rules/access.ts'
import { call } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useActor } from '#web/session/use-actor.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { useProblemText } from '#web/words/use-problem-text.ts'
import { DetailPart } from './detail-part.tsx'
import type { RegistrationDetail } from './queries.ts'

type Props = { id: string; ending: NonNullable<RegistrationDetail['ending']> }

/** The day of the company's dissolution, which the office can take back when it was recorded by mistake. */
export function DetailEnding({ id, ending: { dissolvedOn, takenBack } }: Props) {
  const { ending: text } = useMessages('companyRecord', words)
  const { date } = useDates()
  const actor = useActor()
  const [asking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  if (!dissolvedOn && !takenBack) return null
  return (
    <DetailPart title={text.title}>
      {dissolvedOn && <p>{text.ended({ day: date(dissolvedOn) })}</p>}
      {takenBack && (
        <p className="break-words text-ink-muted">
          {text.takenBack({
            day: date(takenBack.dissolvedOn),
            at: date(takenBack.at),
            by: takenBack.by ?? '-',
            reason: takenBack.reason,
          })}
        </p>
      )}
      {dissolvedOn && mayCall(actor, 'registrations.undissolve') && (
        <Button ref={opener} variant="ghost" size="panel" className="mt-3" onClick={() => setAsking(true)}>
          {text.takeBack}
        </Button>
      )}
      {asking && dissolvedOn && (
        <TakeBackDialog id={id} dissolvedOn={dissolvedOn} onClose={() => setAsking(false)} returnFocusTo={opener} />
      )}
    </DetailPart>
  )
}

type DialogProps = {
  id: string
  dissolvedOn: string
  onClose: () => void
  returnFocusTo: React.RefObject<HTMLElement | null>
}

function TakeBackDialog({ id, dissolvedOn, onClose, returnFocusTo }: DialogProps) {
  const { shared, ending: text } = useMessages('companyRecord', words)
  const failureText = useFailureText()
  const problemText = useProblemText()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [told, setTold] = useState(false)
  const taking = useMutation({
    mutationFn: () => call(calls.takeBackDissolution, { id, dissolvedOn, reason: reason.trim() }),
    onSuccess: () => {
      toast.success(text.done)
      onClose()
    },
    onSettled: () => readAgainAfter(client, 'registration.changed'),
  })
  const submit = (): void => {
    setTold(true)
    if (reason.trim()) taking.mutate()
  }
  return (
    <Dialog
      open
      title={text.takeBack}
      description={text.text}
      onOpenChange={onClose}
      returnFocusTo={returnFocusTo}
      actions={
        <>
          <DialogCancel>{shared.back}</DialogCancel>
          <Button size="panel" loading={taking.isPending} onClick={submit}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <TextArea
        label={shared.reason}
        hint={text.reasonHint}
        rows={3}
        maxLength={600}
        value={reason}
        error={told && !reason.trim() ? problemText('required') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {taking.error && (
        <Notice tone="red">
          {text.failed}: {failureText(taking.error)}
        </Notice>
      )}
    </Dialog>
  )
}
