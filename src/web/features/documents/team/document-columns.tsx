import { typeFilter } from '#domain/documents/types.ts'
import { DueLine } from '#web/features/documents/request-lines.tsx'
import { StaffDocumentBadge } from '#web/features/documents/review/staff-status-badge.tsx'
import { useDates } from '#web/format/use-dates.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { teamDocuments } from '#web/i18n/pt-BR/team-documents.ts'
import { Button } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import type { DocumentRow } from './queries.ts'

type Open = (row: DocumentRow) => void

function RowButton({ row, onOpen }: { row: DocumentRow; onOpen: Open }) {
  const text = useMessages('teamDocuments', teamDocuments)
  const { name } = row
  return (
    <Button
      variant={row.canReview ? 'primary' : 'ghost'}
      size="panel"
      aria-label={row.canReview ? text.reviewOf({ name }) : text.openOf({ name })}
      onClick={() => onOpen(row)}
    >
      {row.canReview ? text.review : text.open}
    </Button>
  )
}

export function useDocumentColumns(onOpen: Open): Column<DocumentRow>[] {
  const text = useMessages('teamDocuments', teamDocuments)
  const dates = useDates()
  const { columns } = text
  return [
    {
      key: 'document',
      header: columns.document,
      primary: true,
      cell: ({ name, file, dueOn, overdue }) => (
        <div className="min-w-0 md:min-w-36">
          <p className="font-semibold break-words">{name}</p>
          <p className="line-clamp-1 text-sm font-normal break-all text-ink-muted">{file?.fileName ?? text.notSent}</p>
          <DueLine dueOn={dueOn} overdue={overdue} />
        </div>
      ),
    },
    {
      key: 'company',
      header: columns.company,
      cell: ({ companyName, customer }) => (
        <>
          <p className="break-words">{companyName}</p>
          <p className="text-sm break-words text-ink-muted">{customer.name}</p>
        </>
      ),
    },
    { key: 'type', header: columns.type, cell: ({ type }) => text.typeFilters[typeFilter(type)] },
    { key: 'status', header: columns.status, cell: ({ status }) => <StaffDocumentBadge status={status} /> },
    {
      key: 'sent',
      header: columns.sent,
      cell: ({ file }) => (file ? <time dateTime={file.sentAt}>{dates.date(file.sentAt)}</time> : '-'),
    },
    {
      key: 'actions',
      header: columns.actions,
      align: 'end',
      cell: (row) => <RowButton row={row} onOpen={onOpen} />,
    },
  ]
}
