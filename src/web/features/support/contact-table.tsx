import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ContactStatus, contactStatuses } from '#domain/support/contact.ts'
import { usePagedRows } from '#web/filters/use-paged-rows.ts'
import { useSettled } from '#web/filters/use-settled.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { support } from '#web/messages/pt-BR/support.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ContactDate } from './contact-date.tsx'
import { type ContactFilter, type ContactSummary, contactsQuery } from './queries.ts'
import { StatusBadge } from './status-badge.tsx'

type Props = { filter: ContactFilter; onFilter: (filter: ContactFilter) => void; onOpen: (id: string) => void }

function useColumns(onOpen: (id: string) => void): Column<ContactSummary>[] {
  const text = useMessages('support', support)
  const from = (row: ContactSummary) => (
    <div className="max-w-[40ch]">
      <button
        type="button"
        onClick={() => onOpen(row.id)}
        aria-label={text.open({ name: row.nome })}
        className="flex min-h-11 items-center text-left font-semibold break-words text-mar-700 underline-offset-4 hover:underline"
      >
        {row.nome}
      </button>
      <p className="-mt-1.5 line-clamp-1 text-sm font-normal break-all text-ink-muted">{row.excerpt}</p>
    </div>
  )
  return [
    { key: 'from', header: text.columns.from, primary: true, cell: from },
    {
      key: 'subject',
      header: text.columns.subject,
      cell: ({ assunto }) => (assunto ? text.subjects[assunto] : text.noSubject),
    },
    { key: 'status', header: text.columns.status, cell: ({ status }) => <StatusBadge status={status} /> },
    { key: 'received', header: text.columns.received, cell: ({ createdAt }) => <ContactDate at={createdAt} /> },
  ]
}

export function ContactTable({ filter, onFilter, onOpen }: Props) {
  const text = useMessages('support', support)
  const columns = useColumns(onOpen)
  const search = useSettled(filter.search)
  const query = useInfiniteQuery(contactsQuery({ search, status: filter.status }))
  const paged = usePagedRows(query)
  const filtered = Boolean(search || filter.status)
  return (
    <DataTable
      caption={text.caption}
      columns={columns}
      {...paged}
      rowKey={({ id }) => id}
      search={{
        label: text.search,
        value: filter.search,
        onChange: (value) => onFilter({ ...filter, search: value }),
      }}
      actions={<StatusFilter value={filter.status} onChange={(status) => onFilter({ ...filter, status })} />}
      empty={
        <EmptyState
          title={filtered ? text.emptySearch : text.empty}
          text={filtered ? text.emptySearchText : text.emptyText}
        />
      }
    />
  )
}

type FilterProps = { value: ContactStatus | undefined; onChange: (status: ContactStatus | undefined) => void }

function StatusFilter({ value, onChange }: FilterProps) {
  const text = useMessages('support', support)
  return (
    <label className="relative max-sm:w-full">
      <span className="sr-only">{text.statusFilter}</span>
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-mar-700"
      />
      <select
        value={value ?? ''}
        onChange={({ target }) => onChange(contactStatuses.find((status) => status === target.value))}
        className="field-box h-11 appearance-none pr-11"
      >
        <option value="">{text.everyStatus}</option>
        {contactStatuses.map((status) => (
          <option key={status} value={status}>
            {text.status[status]}
          </option>
        ))}
      </select>
    </label>
  )
}
