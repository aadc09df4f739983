import { useState } from 'react'
import { duties as calls } from '#features/duties/contract.ts'
import { isPending } from '#features/duties/rules/duty.ts'
import { mayExtend } from '#features/duties/rules/set-status.ts'
import { duties } from '#features/duties/words/duties.pt-BR.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { AskForDuty } from '#features/purchases/web/ask-for-duty.tsx'
import { isStaff } from '#rules/role.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useCall } from '#web/forms/use-call.ts'
import { useSession } from '#web/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Duty } from './queries.ts'
import { DoneForm, WaiveForm } from './status-forms.tsx'

type Props = { duty: Duty; registrationId: string }

/** Actions on a duty: done with a receipt, in progress, waived with a reason, or open again. */
export function DutyActions({ duty, registrationId }: Props) {
  const { actions: text } = useMessages('duties', duties)
  const { user } = useSession()
  const [form, setForm] = useState<'done' | 'waive'>()
  const saving = useCall(calls.setStatus, { event: 'duties.changed', done: text.saved, failed: text.failed })
  const extending = useCall(calls.setExtension, { event: 'duties.changed', done: text.saved, failed: text.failed })
  const busy = saving.isPending || extending.isPending
  const seen = { id: duty.id, expectedUpdatedAt: duty.updatedAt }
  const say = (status: Duty['status']) =>
    saving.mutate({ ...seen, status, receipt: null, documentId: null, reason: null })
  const shared = { duty, onClose: () => setForm(undefined) }
  if (form === 'done') return <DoneForm {...shared} registrationId={registrationId} />
  if (form === 'waive') return <WaiveForm {...shared} />
  if (!isPending(duty.status))
    return (
      <Button variant="ghost" size="panel" loading={busy} onClick={() => say('open')} className="max-sm:w-full">
        {text.reopen}
      </Button>
    )
  return (
    <div className="space-y-3">
      {user && !isStaff(user.role) && <AskForDuty dutyId={duty.id} registrationId={registrationId} />}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button size="panel" disabled={busy} onClick={() => setForm('done')}>
          {text.done}
        </Button>
        {duty.status === 'open' && (
          <Button variant="ghost" size="panel" loading={busy} onClick={() => say('in_progress')}>
            {text.progress}
          </Button>
        )}
        <Button variant="ghost" size="panel" disabled={busy} onClick={() => setForm('waive')}>
          {text.waive}
        </Button>
      </div>
      <Extension duty={duty} busy={busy} onSet={(extended) => extending.mutate({ ...seen, extended })} />
    </div>
  )
}

/** Records or undoes Form 7004, where `mayExtend` allows it. */
function Extension({ duty, busy, onSet }: { duty: Duty; busy: boolean; onSet: (extended: boolean) => void }) {
  const { card, actions: text } = useMessages('duties', duties)
  const { date } = useDates()
  if (!mayExtend(duty, officeDay(new Date())) || !duty.extendsTo || !duty.statutoryOn) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
      <p className="min-w-0 flex-1 basis-64 text-sm text-ink-muted">
        {duty.extended ? card.extended({ day: date(duty.statutoryOn) }) : card.mayExtend({ day: date(duty.extendsTo) })}
      </p>
      <Button
        variant="ghost"
        size="panel"
        disabled={busy}
        onClick={() => onSet(!duty.extended)}
        className="max-sm:w-full"
      >
        {duty.extended ? text.unextend : text.extend}
      </Button>
    </div>
  )
}
