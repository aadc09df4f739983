import { lazy, Suspense, useState } from 'react'
import { waitingFirst } from '#features/documents/rules/status.ts'
import { DueLine } from '#features/documents/web/request-lines.tsx'
import { DocumentButtons } from '#features/documents/web/review/document-buttons.tsx'
import { StaffDocumentBadge } from '#features/documents/web/review/staff-status-badge.tsx'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { useOpener } from '#web/ui/use-opener.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { DetailPart } from './detail-part.tsx'
import type { RegistrationDetail } from './queries.ts'

const ReviewDrawer = lazy(() => import('#features/documents/web/review/review-drawer.tsx'))

export function DetailDocuments({ registration }: { registration: RegistrationDetail }) {
  const { detail: text } = useMessages('teamRegistrations', teamRegistrations)
  const [open, setOpen] = useState<string>()
  const { openedBy, note } = useOpener()
  return (
    <DetailPart title={text.documents}>
      {registration.documents.length === 0 && <p className="text-ink-muted">{text.noDocuments}</p>}
      <ul className="divide-y divide-line">
        {waitingFirst(registration.documents, 'team').map(
          ({ id, name, status, hasFile, hidden, rejectionReason, dueOn, overdue }) => (
            <li key={id} className="py-1">
              <div className="flex items-center justify-between gap-3">
                <button
                  type="button"
                  aria-label={text.openDocument({ name })}
                  onClick={() => {
                    note()
                    setOpen(id)
                  }}
                  className="min-h-11 min-w-0 text-left font-medium break-words text-mar-700 underline-offset-4 hover:underline"
                >
                  {name}
                </button>
                <StaffDocumentBadge status={status} />
              </div>
              {hidden && <p className="-mt-1 pb-1.5 text-sm text-ink-muted">{text.hidden}</p>}
              {!hasFile && <p className="-mt-1 pb-1.5 text-sm text-ink-muted">{text.notSent}</p>}
              <DueLine dueOn={dueOn} overdue={overdue} />
              {rejectionReason && (
                <p className="-mt-1 pb-1.5 text-sm break-words text-ink-muted">
                  {text.reasonGiven({ reason: rejectionReason })}
                </p>
              )}
            </li>
          ),
        )}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        <DocumentButtons registration={registration} />
      </div>
      {open && (
        <Suspense>
          <ReviewDrawer key={open} id={open} openedBy={openedBy} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </DetailPart>
  )
}
