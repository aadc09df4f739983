import { useId, useRef, useState } from 'react'
import { companyRecord as calls } from '#features/registrations/contract/company-record.ts'
import { companyRecord as words } from '#features/registrations/words/company-record.pt-BR.ts'
import { mayCall } from '#rules/access.ts'
import { useDates } from '#web/format/use-dates.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { useActor } from '#web/session/use-actor.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
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
  const formId = useId()
  const taking = useCall(calls.takeBackDissolution, {
    event: 'registration.changed',
    done: text.done,
    onDone: onClose,
  })
  const form = useCallForm(taking, {
    schema: calls.takeBackDissolution.body.pick({ reason: true }),
    values: { reason: '' },
    input: (fields) => ({ id, dissolvedOn, ...fields }),
    failed: text.failed,
  })
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
          <Button type="submit" form={formId} size="panel" loading={form.busy}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <CallForm of={form} id={formId}>
        <TextArea {...form.field('reason')} label={shared.reason} hint={text.reasonHint} rows={3} maxLength={600} />
      </CallForm>
    </Dialog>
  )
}
