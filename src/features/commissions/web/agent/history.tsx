import { companyTypeLabel } from '#features/catalog/rules/company-type-label.ts'
import { Calculation } from '#features/commissions/web/calculation.tsx'
import type { Commission } from '#features/commissions/web/queries.ts'
import { agentCommissions } from '#features/commissions/words/agent-commissions.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useMoney } from '#web/format/use-money.ts'
import { PagedList } from '#web/lists/paged-list.tsx'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { historyQuery } from './queries.ts'

function Entry({ commission }: { commission: Commission }) {
  const { shared, history: text } = useMessages('agentCommissions', agentCommissions)
  const dates = useDates()
  const money = useMoney()
  const { companyName, companyType, stateCode, date, paid, reversesId, totalCents } = commission
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 font-semibold break-words">{companyName}</p>
        <p className={`font-semibold tabular-nums ${totalCents < 0 ? 'text-urucum-700' : ''}`}>{money(totalCents)}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
        {companyTypeLabel(companyType)}, {stateCode}, {dates.date(date)}
        {reversesId && <Badge tone="red">{shared.reversal}</Badge>}
        {paid ? <Badge tone="green">{shared.paid}</Badge> : <Badge tone="yellow">{text.open}</Badge>}
        {paid && <span>{text.paidOn({ at: dates.date(paid.at) })}</span>}
      </p>
      {reversesId && <p className="text-sm text-ink-muted">{text.reversalText}</p>}
      <details className="text-sm">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-mar-700 md:min-h-8">
          {shared.howCalculated}
        </summary>
        <Calculation of={commission} />
      </details>
    </li>
  )
}

/** The agent's commissions, newest first, ten per page. */
export function History() {
  const text = useMessages('agentCommissions', agentCommissions)
  const list = usePagedRows(historyQuery)
  const { history } = text
  return (
    <Card title={history.title} text={history.text}>
      {list.failed ? (
        <ErrorState compact title={text.failed} onRetry={list.onRetry} retrying={list.retrying} />
      ) : (
        <PagedList
          list={list}
          loading={<Skeleton className="h-64 w-full" />}
          empty={<EmptyState title={history.empty} text={history.emptyText} />}
        >
          {(rows) => (
            <ul aria-label={history.title} className="divide-y divide-line">
              {rows.map((row) => (
                <Entry key={row.id} commission={row} />
              ))}
            </ul>
          )}
        </PagedList>
      )}
    </Card>
  )
}
