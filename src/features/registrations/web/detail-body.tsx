import type { PaperPlace } from '#features/papers/rules/problem-codes.ts'
import { Papers } from '#features/papers/web/papers.tsx'
import { papers } from '#features/papers/words/papers.pt-BR.ts'
import { companyRecord } from '#features/registrations/words/company-record.pt-BR.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { mayCall } from '#rules/access.ts'
import { useActor } from '#web/session/use-actor.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { AssignForm } from './assign-form.tsx'
import { DetailDocuments } from './detail-documents.tsx'
import { DetailEnding } from './detail-ending.tsx'
import { DetailFacts } from './detail-facts.tsx'
import { DetailHistory } from './detail-history.tsx'
import { DetailNotes } from './detail-notes.tsx'
import { DetailOwners } from './detail-owners.tsx'
import { DetailPart } from './detail-part.tsx'
import { DetailPayments } from './detail-payments.tsx'
import { DetailWorkflow } from './detail-workflow.tsx'
import { goToPart, partId } from './go-to-part.ts'
import type { RegistrationDetail } from './queries.ts'
import { RecordForm } from './record-form.tsx'
import { StatusBadges } from './status-badges.tsx'
import { StatusForm } from './status-form.tsx'
import type { Side } from './use-set-status.ts'

// In a narrow container, on a phone or in a drawer, the two columns become one, with the forms right after the facts.
const column = 'contents @3xl:flex @3xl:min-w-0 @3xl:flex-col @3xl:gap-6'

const stay = (): void => undefined

export function DetailBody({ registration, side }: { registration: RegistrationDetail; side: Side }) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const recordText = useMessages('companyRecord', companyRecord)
  const papersText = useMessages('papers', papers)
  const actor = useActor()
  const mayAssign = mayCall(actor, 'registrations.assign') && side === 'office'
  const mayRecord = mayCall(actor, 'registrations.record')
  const { id, status } = registration
  const canRecord = registration.record !== null && mayRecord && status !== 'rejected'
  const goTo = (place: PaperPlace) => {
    if (place === 'company_record' && !canRecord) return undefined
    return () => goToPart(place, id)
  }
  return (
    <div className="@container">
      <StatusBadges {...registration} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 @3xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className={column}>
          <DetailFacts registration={registration} />
          {registration.record && canRecord && (
            <DetailPart title={recordText.form.title} id={partId('company_record', id)}>
              <p className="mb-4 text-sm text-ink-muted">{recordText.form.text}</p>
              <RecordForm id={id} kept={registration.record} />
            </DetailPart>
          )}
          {registration.ending && <DetailEnding id={id} ending={registration.ending} />}
          <DetailOwners registration={registration} mayEdit={side === 'office' && mayCall(actor, 'owners.edit')} />
          <DetailDocuments registration={registration} />
          <DetailPart title={papersText.title}>
            <Papers registrationId={id} onMend={goTo} />
          </DetailPart>
          {registration.payments && <DetailPayments payments={registration.payments} />}
          <DetailWorkflow registration={registration} />
        </div>
        <div className={column}>
          <div className="grid items-start gap-6 @max-3xl:order-2 @xl:grid-cols-2 @3xl:grid-cols-1">
            <DetailPart title={text.setStatus.title} place="early" id={partId('registration', id)}>
              <StatusForm registration={registration} side={side} onDone={stay} />
            </DetailPart>
            {mayAssign && (
              <DetailPart title={text.assign.title} place="early">
                <AssignForm registration={registration} onDone={stay} />
              </DetailPart>
            )}
          </div>
          <DetailNotes id={id} mayWrite={mayCall(actor, 'notes.write')} />
          <DetailHistory id={id} />
        </div>
      </div>
    </div>
  )
}
