import { lazy, Suspense, useState } from 'react'
import { waitingFirst } from '#domain/documents/status.ts'
import { DueLine } from '#web/features/documents/request-lines.tsx'
import { DocumentButtons } from '#web/features/documents/review/document-buttons.tsx'
import { StaffDocumentBadge } from '#web/features/documents/review/staff-status-badge.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { teamRegistrations } from '#web/i18n/pt-BR/team-registrations.ts'
import { useOpener } from '#web/ui/use-opener.ts'
import { DetailPart } from './detail-part.tsx'
import type { RegistrationDetail } from './queries.ts'

const ReviewDrawer = lazy(() => import('#web/features/documents/review/review-drawer.tsx'))

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
