import type { RefObject } from 'react'
import { customerTab } from '#features/documents/rules/types.ts'
import { DueLine, GoodExample } from '#features/documents/web/request-lines.tsx'
import { DocumentStatusBadge } from '#features/documents/web/status-badge.tsx'
import { UploadBox } from '#features/documents/web/upload-box.tsx'
import { useDocumentUpload } from '#features/documents/web/use-document-upload.ts'
import { type DocumentView, VersionList } from '#features/documents/web/version-list.tsx'
import { whyNotDownload } from '#features/documents/web/why-not-download.ts'
import { customerDocuments, documents as words } from '#features/documents/words/documents.pt-BR.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useDocument } from './use-documents.ts'

type Props = {
  id: string
  known: DocumentView | undefined
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** One document for its customer: description, status, versions, and the upload of the next file. */
export function DocumentDrawer({ id, known, onClose, returnFocusTo }: Props) {
  const text = useMessages('customerDocuments', customerDocuments)
  const read = useDocument(id, !known)
  const document = known ?? read.data
  const status = read.error?.status
  const gone = !document && (status === 404 || status === 400)
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      returnFocusTo={returnFocusTo}
      title={document?.name ?? text.document}
      {...(document ? { description: text.tabs[customerTab(document.type)] } : {})}
    >
      {!document && !read.isError && <Skeleton className="h-40 w-full" />}
      {gone && <Notice tone="red">{text.gone}</Notice>}
      {!document && read.isError && !gone && (
        <ErrorState
          compact
          title={text.failed}
          text={text.failedText}
          onRetry={() => void read.refetch()}
          retrying={read.isFetching}
        />
      )}
      {document && <Details document={document} />}
    </Drawer>
  )
}

function Details({ document }: { document: DocumentView }) {
  const text = useMessages('customerDocuments', customerDocuments)
  const shared = useMessages('documents', words)
  const send = useDocumentUpload()
  const { status, rejectionReason, description, file } = document
  const why = whyNotDownload(document)
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center gap-2">
        <DocumentStatusBadge status={status} />
        {document.required && <Badge>{text.required}</Badge>}
        {document.requested && <Badge tone="blue">{text.requested}</Badge>}
      </div>
      {description && <p className="break-words whitespace-pre-line">{description}</p>}
      <GoodExample example={document.example} />
      <DueLine dueOn={document.dueOn} overdue={document.overdue} />
      {status === 'rejected' && rejectionReason && (
        <Notice tone="red">
          <p className="font-semibold">{shared.rejected}</p>
          <p className="font-normal break-words">{rejectionReason}</p>
        </Notice>
      )}
      {status === 'submitted' && <p className="text-ink-muted">{text.submittedText}</p>}
      {status === 'approved' && <p className="text-ink-muted">{text.approvedText}</p>}
      {document.canUpload && (
        <section>
          <h3 className="mb-2 text-h3">
            {status === 'rejected' ? shared.upload.again : file ? text.replaceTitle : text.sendTitle}
          </h3>
          {file && <p className="mb-2 text-sm text-ink-muted">{text.replaceText}</p>}
          <UploadBox id={document.id} onFiles={(files) => send(document, files)} />
        </section>
      )}
      <VersionList document={document} reader="customer" />
      {file && why && <p className="text-sm text-ink-muted">{shared[why]}</p>}
    </div>
  )
}
