import { mayCall } from '#domain/access.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { processes } from '#web/messages/pt-BR/processes.ts'
import { useActor } from '#web/session/use-actor.ts'
import { AssignForm } from './assign-form.tsx'
import { DetailDocuments } from './detail-documents.tsx'
import { DetailFacts } from './detail-facts.tsx'
import { DetailHistory } from './detail-history.tsx'
import { DetailOwners } from './detail-owners.tsx'
import { DetailPart } from './detail-part.tsx'
import { DetailPayments } from './detail-payments.tsx'
import type { ProcessDetail } from './queries.ts'
import { ProcessBadges } from './status-badge.tsx'
import { StatusForm } from './status-form.tsx'
import type { Side } from './use-process-changes.ts'

// On a phone the two columns dissolve into one: what to do comes right after what it is.
const column = 'contents lg:flex lg:min-w-0 lg:flex-col lg:gap-6'

const stay = (): void => undefined

export function ProcessDetailBody({ process, side }: { process: ProcessDetail; side: Side }) {
  const text = useMessages('processes', processes)
  const mayAssign = mayCall(useActor(), 'registrations.assign') && side === 'office'
  return (
    <>
      <ProcessBadges {...process} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className={column}>
          <DetailFacts process={process} />
          <DetailOwners owners={process.owners} />
          <DetailDocuments process={process} />
          {process.payments && <DetailPayments payments={process.payments} />}
        </div>
        <div className={column}>
          <DetailPart title={text.setStatus.title} place="early">
            <StatusForm process={process} side={side} onDone={stay} />
          </DetailPart>
          {mayAssign && (
            <DetailPart title={text.assign.title} place="early">
              <AssignForm process={process} onDone={stay} />
            </DetailPart>
          )}
          <DetailHistory history={process.history} />
        </div>
      </div>
    </>
  )
}
