import { mayCall } from '#domain/access.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { teamRegistrations } from '#web/i18n/pt-BR/team-registrations.ts'
import { useActor } from '#web/session/use-actor.ts'
import { AssignForm } from './assign-form.tsx'
import { DetailDocuments } from './detail-documents.tsx'
import { DetailFacts } from './detail-facts.tsx'
import { DetailHistory } from './detail-history.tsx'
import { DetailOwners } from './detail-owners.tsx'
import { DetailPart } from './detail-part.tsx'
import { DetailPayments } from './detail-payments.tsx'
import type { RegistrationDetail } from './queries.ts'
import { RecordForm } from './record-form.tsx'
import { StatusBadges } from './status-badges.tsx'
import { StatusForm } from './status-form.tsx'
import type { Side } from './use-registration-changes.ts'

// On a phone the two columns become one, in which the forms come right after the facts.
const column = 'contents lg:flex lg:min-w-0 lg:flex-col lg:gap-6'

const stay = (): void => undefined

export function DetailBody({ registration, side }: { registration: RegistrationDetail; side: Side }) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const actor = useActor()
  const mayAssign = mayCall(actor, 'registrations.assign') && side === 'office'
  const mayRecord = mayCall(actor, 'registrations.record')
  return (
    <>
      <StatusBadges {...registration} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className={column}>
          <DetailFacts registration={registration} />
          {registration.record && mayRecord && registration.status !== 'rejected' && (
            <RecordForm id={registration.id} kept={registration.record} />
          )}
          <DetailOwners owners={registration.owners} />
          <DetailDocuments registration={registration} />
          {registration.payments && <DetailPayments payments={registration.payments} />}
        </div>
        <div className={column}>
          <DetailPart title={text.setStatus.title} place="early">
            <StatusForm registration={registration} side={side} onDone={stay} />
          </DetailPart>
          {mayAssign && (
            <DetailPart title={text.assign.title} place="early">
              <AssignForm registration={registration} onDone={stay} />
            </DetailPart>
          )}
          <DetailHistory history={registration.history} />
        </div>
      </div>
    </>
  )
}
