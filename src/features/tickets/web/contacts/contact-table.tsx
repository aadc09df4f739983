import { contactStatuses } from '#features/tickets/rules/contact.ts'
import { ContactDate } from '#features/tickets/web/contact-date.tsx'
import { support } from '#features/tickets/words/support.pt-BR.ts'
import { FilterSelect } from '#web/lists/filter-select.tsx'
import { ListTable } from '#web/lists/list-table.tsx'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { useStatusFilter } from '#web/lists/use-status-filter.ts'
import type { Column } from '#web/ui/data-table-types.ts'
import { OpenButton } from '#web/ui/open-button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type ContactSummary, contactsQuery } from './queries.ts'
import { StatusBadge } from './status-badge.tsx'

function useColumns(onOpen: (id: string) => void): Column<ContactSummary>[] {
  const text = useMessages('support', support)
  const from = (row: ContactSummary) => (
    <div className="max-w-[40ch]">
      <OpenButton label={text.open({ name: row.nome })} onOpen={() => onOpen(row.id)}>
        {row.nome}
      </OpenButton>
      <p className="-mt-1.5 line-clamp-1 text-sm font-normal break-all text-ink-muted">{row.excerpt}</p>
    </div>
  )
  return [
    { key: 'from', header: text.from, primary: true, cell: from },
    {
      key: 'subject',
      header: text.subject,
      cell: ({ assunto }) => (assunto ? text.subjects[assunto] : text.noSubject),
    },
    { key: 'status', header: text.statusFilter, cell: ({ status }) => <StatusBadge status={status} /> },
    { key: 'received', header: text.columns.received, cell: ({ createdAt }) => <ContactDate at={createdAt} /> },
  ]
}

export function ContactTable({ onOpen }: { onOpen: (id: string) => void }) {
  const text = useMessages('support', support)
  const columns = useColumns(onOpen)
  const { filter, box, filtered, setStatus, clear } = useStatusFilter(contactStatuses)
  const list = usePagedRows(contactsQuery(filter))
  return (
    <ListTable
      words={text}
      columns={columns}
      list={list}
      search={box}
      actions={
        <FilterSelect
          label={text.statusFilter}
          all={text.everyStatus}
          value={filter.status ?? ''}
          onChange={setStatus}
          options={contactStatuses.map((value) => ({ value, label: text.status[value] }))}
        />
      }
      filtered={filtered}
      onClear={clear}
    />
  )
}
