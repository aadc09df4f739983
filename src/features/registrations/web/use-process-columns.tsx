import { useDates } from '#web/format/use-dates.ts'
import type { Column } from '#web/ui/data-table-types.ts'
import { useSharedMessages } from '#web/words/locale-provider.tsx'
import { CompanyCell } from './company-cell.tsx'
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
