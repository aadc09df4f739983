import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { COMPANY, type Company, type Overview } from '#features/companies/web/use-shown-company.ts'
import { dashboard } from '#features/companies/words/companies.pt-BR.ts'
import { DueLine, GoodExample } from '#features/documents/web/request-lines.tsx'
import { SendFile } from '#features/documents/web/send-file.tsx'
import { DocumentStatusBadge } from '#features/documents/web/status-badge.tsx'
import { documents as words } from '#features/documents/words/documents.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

type Row = Company['documents'][number]

function useColumns(companyId: string): Column<Row>[] {
  const text = useMessages('dashboard', dashboard)
  const { rejected } = useMessages('documents', words)
  const dates = useDates()
  const name = ({ id, name, description, rejectionReason, dueOn, example, overdue }: Row) => (
    <div className="max-w-[56ch]">
      <Link
        to={`/user/documents?${COMPANY}=${companyId}&documento=${id}`}
        aria-label={text.details({ name })}
        className="flex min-h-11 items-center font-semibold break-words text-mar-700 underline-offset-4 hover:underline"
      >
        {name}
      </Link>
      {description && <p className="text-sm font-normal text-ink-muted">{description}</p>}
      <GoodExample example={example} />
      <DueLine dueOn={dueOn} overdue={overdue} />
      {rejectionReason && (
        <p className="mt-1 text-sm font-normal break-words text-urucum-700">
          <span className="font-semibold">{rejected}:</span> {rejectionReason}
        </p>
      )}
    </div>
  )
  return [
    { key: 'document', header: text.document, primary: true, cell: name },
    { key: 'status', header: text.shared.status, cell: ({ status }) => <DocumentStatusBadge status={status} /> },
    {
      key: 'date',
      header: text.date,
      cell: ({ updatedAt }) => <span className="whitespace-nowrap">{dates.date(updatedAt)}</span>,
    },
    { key: 'action', header: text.columns.action, wide: true, cell: (row) => <SendFile document={row} /> },
  ]
}

/** The documents that the customer still has to send or has sent already. */
export function RequiredDocuments({ query }: { query: UseQueryResult<Overview> }) {
  const text = useMessages('dashboard', dashboard)
  const { data, isError, isFetching, refetch } = query
  const company = data?.company
  return (
    <section aria-labelledby="required-documents" className="mt-6">
      <h2 id="required-documents" className="mb-3 text-h3">
        {text.required}
      </h2>
      <DataTable
        caption={text.required}
        columns={useColumns(company?.id ?? '')}
        // No answer yet means that the rows are loading; an answer without a company means that no documents are required.
        rows={data && (company?.documents ?? [])}
        failed={isError && !data}
        onRetry={() => void refetch()}
        retrying={isFetching}
        rowKey={({ id }) => id}
        empty={<EmptyState title={text.noDocuments} text={text.noDocumentsText} />}
      />
    </section>
  )
}
