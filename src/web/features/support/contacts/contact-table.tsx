import { useInfiniteQuery } from '@tanstack/react-query'
import { contactStatuses } from '#domain/support/contact.ts'
import { ContactDate } from '#web/features/support/contact-date.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { support } from '#web/i18n/pt-BR/support.ts'
import { FilterSelect } from '#web/lists/filter-select.tsx'
import { ListTable } from '#web/lists/list-table.tsx'
import { useSettled } from '#web/lists/use-settled.ts'
import type { Column } from '#web/ui/data-table-types.ts'
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
  return (
    <ListTable
      words={text}
      columns={columns}
      query={query}
      search={{ value: filter.search, onChange: (value) => onFilter({ ...filter, search: value }) }}
      actions={
        <FilterSelect
          label={text.statusFilter}
          all={text.everyStatus}
          value={filter.status ?? ''}
          onChange={(value) => onFilter({ ...filter, status: contactStatuses.find((status) => status === value) })}
          options={contactStatuses.map((value) => ({ value, label: text.status[value] }))}
        />
      }
      filtered={Boolean(search || filter.status)}
      onClear={() => onFilter({ search: '', status: undefined })}
    />
  )
}
