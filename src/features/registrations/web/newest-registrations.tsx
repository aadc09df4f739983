import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { officeDashboard } from '#features/dashboard/words/dashboard.pt-BR.ts'
import { registrations } from '#features/registrations/contract.ts'
import { queryOf } from '#web/api/call.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Registration } from './queries.ts'
import { shortNumber } from './short-number.ts'
import { StatusBadges } from './status-badges.tsx'

const SHOWN = 5
const newestQuery = queryOf(registrations.list, { limit: SHOWN })

/** The newest processes on the office's dashboard; a press opens one. */
export function NewestRegistrations({ onOpen }: { onOpen: (row: Registration) => void }) {
  const { shared, recent: text } = useMessages('officeDashboard', officeDashboard)
  const query = useQuery(newestQuery)
  const all = (
    <Link to="/admin/processes" className="shrink-0 py-1 text-sm font-semibold text-mar-700 hover:underline">
      {shared.seeAll}
    </Link>
  )
  return (
    <Card title={shared.recentProcesses} text={text.text} aside={all}>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={text.empty} text={text.emptyText} />
          ) : (
            <ul className="-mx-2 divide-y divide-line">
              {items.map((row) => (
                <li key={row.id}>
                  <button
                    type="button"
                    onClick={() => onOpen(row)}
                    className="flex min-h-12 w-full items-center gap-3 rounded-md px-2 py-1.5 text-left hover:bg-areia-100"
                  >
                    <code className="shrink-0 text-sm">{shortNumber(row.id)}</code>
                    <span className="min-w-0 flex-1">
                      <span className="block truncate font-semibold">{row.companyName}</span>
                      <span className="block truncate text-sm text-ink-muted">
                        {row.companyType} · {row.state}
                      </span>
                    </span>
                    <span className="shrink-0">
                      <StatusBadges status={row.status} paid={row.paid} />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
