import { typeFilter } from '#features/documents/rules/types.ts'
import { DueLine } from '#features/documents/web/request-lines.tsx'
import { StaffDocumentBadge } from '#features/documents/web/review/staff-status-badge.tsx'
import { teamDocuments } from '#features/documents/words/team-documents.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { Button } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
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
