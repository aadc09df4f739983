import { Archive } from 'lucide-react'
import { documents } from '#features/documents/contract.ts'
import { DueLine, GoodExample } from '#features/documents/web/request-lines.tsx'
import { type DocumentView, VersionList } from '#features/documents/web/version-list.tsx'
import { teamDocuments } from '#features/documents/words/team-documents.pt-BR.ts'
import { linkTo } from '#web/api/call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { DocumentButtons } from './document-buttons.tsx'
import { ReviewForm } from './review-form.tsx'
import { StaffDocumentBadge } from './staff-status-badge.tsx'

export function ReviewedDocument({ document }: { document: DocumentView }) {
  const text = useMessages('teamDocuments', teamDocuments)
  const { id, status, file, registrationId, companyName } = document
  return (
    <div className="space-y-6">
      <div className="space-y-3">
        <p className="flex flex-wrap items-center gap-2">
          <StaffDocumentBadge status={status} />
          <Badge>{text.types[document.type]}</Badge>
          {document.hidden && <Badge>{text.hiddenFromCustomer}</Badge>}
          {document.requested ? <Badge>{text.requested}</Badge> : document.required && <Badge>{text.required}</Badge>}
        </p>
        {document.description && (
          <p className="break-words whitespace-pre-wrap">
            <span className="block text-sm text-ink-muted">{text.asked}</span>
            {document.description}
          </p>
        )}
        <GoodExample example={document.example} />
        <DueLine dueOn={document.dueOn} overdue={document.overdue} />
      </div>
      {document.canReview && file ? (
        <ReviewForm id={id} registrationId={registrationId} version={file.version} />
      ) : (
        status !== 'submitted' && <Notice tone={status === 'approved' ? 'green' : 'blue'}>{text.turn[status]}</Notice>
      )}
      <VersionList document={document} reader="team" />
      <section className="border-t border-line pt-5">
        <h3 className="mb-3 text-[1.0625rem]">{text.more}</h3>
        <div className="flex flex-wrap gap-3">
          <DocumentButtons registration={{ id: registrationId, companyName }} />
          <a href={linkTo(documents.zip, { id: registrationId })} download className={buttonClass('ghost', 'panel')}>
            <Archive size={17} aria-hidden="true" />
            {text.zip}
          </a>
        </div>
      </section>
    </div>
  )
}
