import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { id as anId } from '#contract/fields.ts'
import { monthOf } from '#features/commissions/rules/month.ts'
import { commissions } from '#features/commissions/words/commissions.pt-BR.ts'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { AgentsTable } from './agents-table.tsx'
import { MonthBar } from './month-bar.tsx'
import { MonthFigures } from './month-figures.tsx'
import { monthsQuery } from './queries.ts'
import { useMonth } from './use-month.ts'

const AgentDrawer = lazy(async () => ({ default: (await import('./agent-drawer.tsx')).AgentDrawer }))
const AGENT = 'agente'

/** The commissions owed to each agent in a month. */
export function CommissionMonths() {
  const text = useMessages('commissions', commissions)
  const { month: asked, nameOf } = useMonth()
  const query = useQuery({ ...monthsQuery(asked), placeholderData: keepPreviousData })
  const { data, isPlaceholderData: busy } = query
  const month = asked || data?.month || monthOf(new Date())
  const agents = data?.agents
  const { open, onOpen, drawer } = useOpenRecord(
    AGENT,
    agents?.map(({ agent }) => agent),
  )
  if (query.isError && !data)
    return (
      <div className="card">
        <ErrorState title={text.failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      </div>
    )
  return (
    <>
      <MonthBar month={month} open={data?.open} />
      <MonthFigures totals={busy ? undefined : data?.totals} />
      <AgentsTable rows={agents} busy={busy} onOpen={onOpen} />
      {anId.safeParse(open).success && open && (
        <Suspense>
          <AgentDrawer
            key={`${open} ${month}`}
            agentId={open}
            month={month}
            monthName={nameOf(month)}
            name={agents?.find(({ agent }) => agent.id === open)?.agent.name}
            {...drawer}
          />
        </Suspense>
      )}
    </>
  )
}
