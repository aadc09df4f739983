import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import type { Column } from '#web/ui/data-table-types.ts'
import { useMessages, useSharedMessages } from '#web/words/locale-provider.tsx'
import type { Registration } from './queries.ts'
import { shortNumber } from './short-number.ts'

/** The columns that all lists of processes share; each list arranges them itself. */
export function useProcessColumns(onOpen: (row: Registration) => void) {
  const shared = useSharedMessages()
  const dates = useDates()
  return {
    number: {
      key: 'number',
      header: shared.process,
      cell: ({ id }) => <code className="text-[0.8125rem]">{shortNumber(id)}</code>,
    },
    company: {
      key: 'company',
      header: shared.company,
      primary: true,
      cell: (row) => <CompanyCell row={row} onOpen={onOpen} />,
    },
    type: { key: 'type', header: shared.type, cell: ({ companyType }) => companyType },
    state: { key: 'state', header: shared.state, cell: ({ state }) => state },
    date: {
      key: 'date',
      header: shared.date,
      align: 'end',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="tabular-nums">
          {dates.date(createdAt)}
        </time>
      ),
    },
  } satisfies Record<string, Column<Registration>>
}

const narrow = 'break-words md:max-w-40 md:truncate xl:max-w-40 2xl:max-w-80'

/** The company's name, which opens the process, above the customer's: two tight lines fit into a row of a wide screen. */
function CompanyCell({ row, onOpen }: { row: Registration; onOpen: (row: Registration) => void }) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  return (
    <div className="relative flex min-h-11 min-w-0 flex-col items-start justify-center leading-tight md:min-w-36">
      {/* The button's `after:` area covers both lines, so a press on either opens the process. */}
      <button
        type="button"
        onClick={() => onOpen(row)}
        title={row.companyName}
        aria-label={text.open({ company: row.companyName })}
        className={`text-left font-semibold text-mar-700 underline-offset-4 after:absolute after:inset-0 hover:underline ${narrow}`}
      >
        {row.companyName}
      </button>
      <p className={`text-[0.8125rem] font-normal text-ink-muted ${narrow}`}>{row.customer.name}</p>
    </div>
  )
}
