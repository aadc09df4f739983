import { useDates } from '#web/format/use-dates.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { teamRegistrations } from '#web/i18n/pt-BR/team-registrations.ts'
import type { Column } from '#web/ui/data-table-types.ts'
import type { Registration } from './queries.ts'
import { RowMenu } from './row-menu.tsx'
import { shortNumber } from './short-number.ts'
import { StatusBadges } from './status-badges.tsx'

export type RegistrationActions = Record<'onOpen' | 'onAssign' | 'onStatus', (row: Registration) => void>

export function CompanyCell({ row, onOpen }: { row: Registration; onOpen: (row: Registration) => void }) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  return (
    <div className="min-w-0 md:min-w-40">
      <button
        type="button"
        onClick={() => onOpen(row)}
        aria-label={text.open({ company: row.companyName })}
        className="flex min-h-11 items-center text-left font-semibold break-words text-mar-700 underline-offset-4 hover:underline"
      >
        {row.companyName}
      </button>
      <p className="-mt-1.5 text-sm font-normal break-words text-ink-muted">{row.customer.name}</p>
    </div>
  )
}

export function useRegistrationColumns({ onOpen, onAssign, onStatus }: RegistrationActions): Column<Registration>[] {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const dates = useDates()
  const { columns } = text
  return [
    { key: 'number', header: columns.number, cell: ({ id }) => <code className="text-sm">{shortNumber(id)}</code> },
    {
      key: 'company',
      header: columns.company,
      primary: true,
      cell: (row) => <CompanyCell row={row} onOpen={onOpen} />,
    },
    { key: 'type', header: columns.type, cell: ({ companyType }) => companyType },
    { key: 'state', header: columns.state, cell: ({ state }) => state },
    { key: 'status', header: columns.status, cell: (row) => <StatusBadges {...row} /> },
    {
      key: 'agent',
      header: columns.agent,
      cell: ({ agent }) => agent?.name ?? <span className="text-ink-muted">{text.unassigned}</span>,
    },
    {
      key: 'date',
      header: columns.date,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{dates.date(createdAt)}</time>,
    },
    {
      key: 'actions',
      header: columns.actions,
      align: 'end',
      cell: (row) => (
        <RowMenu
          company={row.companyName}
          actions={[
            { label: text.viewDetails, onSelect: () => onOpen(row) },
            { label: text.assignAgent, onSelect: () => onAssign(row) },
            { label: text.changeStatus, onSelect: () => onStatus(row) },
          ]}
        />
      ),
    },
  ]
}
