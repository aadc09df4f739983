import { customerTab } from '#features/documents/rules/types.ts'
import { DownloadLink } from '#features/documents/web/download-link.tsx'
import { DueLine } from '#features/documents/web/request-lines.tsx'
import { SendFile } from '#features/documents/web/send-file.tsx'
import { DocumentStatusBadge } from '#features/documents/web/status-badge.tsx'
import { useUploading } from '#features/documents/web/uploads.ts'
import type { DocumentView } from '#features/documents/web/version-list.tsx'
import { whyNotDownload } from '#features/documents/web/why-not-download.ts'
import { customerDocuments, documents as words } from '#features/documents/words/documents.pt-BR.ts'
import { bytesText } from '#web/format/bytes.ts'
import { useDates } from '#web/format/use-dates.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OpenButton } from '#web/ui/open-button.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import type { Tab } from './filter-documents.ts'

type Props = { tab: Tab; rows: readonly DocumentView[]; searching: boolean; onOpen: (id: string) => void }

const nowrap = (text: string) => <span className="whitespace-nowrap">{text}</span>

function useColumns(tab: Tab, onOpen: (id: string) => void): Column<DocumentView>[] {
  const text = useMessages('customerDocuments', customerDocuments)
  const shared = useMessages('documents', words)
  const { locale } = useLocale()
  const dates = useDates()
  const name = ({ id, name, rejectionReason, dueOn, overdue }: DocumentView) => (
    <div className="max-w-[40ch] md:min-w-44">
      <OpenButton label={text.details({ name })} onOpen={() => onOpen(id)}>
        {name}
      </OpenButton>
      <DueLine dueOn={dueOn} overdue={overdue} />
      {rejectionReason && (
        <p className="text-sm font-normal break-words text-urucum-700">
          <span className="font-semibold">{shared.rejected}:</span> {rejectionReason}
        </p>
      )}
    </div>
  )
  return [
    { key: 'name', header: text.name, primary: true, cell: name },
    ...(tab === 'All'
      ? [
          {
            key: 'category',
            header: text.columns.category,
            cell: ({ type }: DocumentView) => text.tabs[customerTab(type)],
          },
        ]
      : []),
    { key: 'status', header: text.status, cell: ({ status }) => <DocumentStatusBadge status={status} /> },
    { key: 'date', header: text.date, cell: ({ updatedAt }) => nowrap(dates.date(updatedAt)) },
    {
      key: 'size',
      header: text.size,
      cell: ({ file }) => nowrap(file ? bytesText(file.sizeBytes, locale) : text.noFile),
    },
    {
      key: 'action',
      header: text.action,
      wide: true,
      align: 'end',
      cell: (document) => <Action document={document} />,
    },
  ]
}

/** What can be done with the document; a running upload takes the whole cell. */
function Action({ document }: { document: DocumentView }) {
  const shared = useMessages('documents', words)
  const uploading = useUploading(document.id)
  const why = whyNotDownload(document)
  return (
    <div className="flex flex-wrap items-start gap-2 md:flex-nowrap md:justify-end">
      {document.canUpload && <SendFile document={document} />}
      {!uploading && (
        <DownloadLink
          id={document.id}
          file={document.file}
          name={document.name}
          reason={why ? shared[why] : undefined}
          compact
        />
      )}
    </div>
  )
}

/** The documents of one tab, and how many there are. */
export function DocumentTable({ tab, rows, searching, onOpen }: Props) {
  const text = useMessages('customerDocuments', customerDocuments)
  return (
    <>
      <p role="status" className="mb-3 text-ink-muted">
        {text.found({ count: rows.length })}
      </p>
      <DataTable
        caption={text.tabs[tab]}
        columns={useColumns(tab, onOpen)}
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          searching ? (
            <EmptyState title={text.nothingFound} text={text.nothingFoundText} />
          ) : (
            <EmptyState title={text.nothingInTab} />
          )
        }
      />
    </>
  )
}
