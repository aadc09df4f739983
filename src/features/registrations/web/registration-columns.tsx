import { waitingSince } from '#features/registrations/rules/attention.ts'
import { waitsForOffice, whoActs } from '#features/registrations/rules/list-order.ts'
import { processes } from '#features/registrations/words/processes.pt-BR.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { daysAgo } from '#web/format/days-ago.ts'
import type { Column } from '#web/ui/data-table-types.ts'
import { RowActions } from '#web/ui/row-actions.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import type { Registration } from './queries.ts'
import { StatusBadges } from './status-badges.tsx'
import { useProcessColumns } from './use-process-columns.tsx'

export type RegistrationActions = Record<'onOpen' | 'onAssign' | 'onStatus', (row: Registration) => void>

const isLate = (row: Registration): boolean =>
  row.statusSince !== null &&
  whoActs({ status: row.status, paid: row.paid, hasAgent: row.agent !== null }) === 'agent' &&
  new Date(row.statusSince) < waitingSince(new Date())

/** The agent of a process, and how long it has been waiting if the office has to act on it (G50, G70). */
function AgentCell({ row }: { row: Registration }) {
  const { agent, status, paid, paidAt, statusSince } = row
  const text = useMessages('teamRegistrations', teamRegistrations)
  const words = useMessages('processes', processes)
  const { locale } = useLocale()
  if (agent)
    return (
      <span className="block leading-tight md:whitespace-nowrap">
        <span title={agent.name} className="block md:max-w-28 md:truncate 2xl:max-w-48">
          {agent.name}
        </span>
        {statusSince && isLate(row) && (
          <span className="block text-[0.8125rem] font-semibold text-ipe-700">
            {words.stillSince({ since: daysAgo(statusSince, locale) })}
          </span>
        )}
      </span>
    )
  const waits = paidAt !== null && waitsForOffice({ status, paid, hasAgent: false })
  return (
    <span className="block leading-tight text-ink-muted md:whitespace-nowrap">
      {text.unassigned}
      {waits && (
        <span className="block text-[0.8125rem] font-semibold text-ipe-700">
          {words.paidSince({ since: daysAgo(paidAt, locale) })}
        </span>
      )}
    </span>
  )
}

export function useRegistrationColumns({ onOpen, onAssign, onStatus }: RegistrationActions): Column<Registration>[] {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const common = useProcessColumns(onOpen)
  const { columns } = text
  return [
    common.number,
    common.company,
    common.type,
    common.state,
    { key: 'status', header: columns.status, cell: (row) => <StatusBadges {...row} /> },
    {
      key: 'agent',
      header: columns.agent,
      cell: (row) => <AgentCell row={row} />,
    },
    common.date,
    {
      key: 'actions',
      header: columns.actions,
      align: 'end',
      cell: (row) => (
        <RowActions
          label={text.actionsOf({ company: row.companyName })}
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
