import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { serviceOrders } from '#features/purchases/words/service-orders.pt-BR.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { isLate, ordersQuery, type ServiceOrder } from './queries.ts'

/** How many services wait for this agent, counted on the first page of the list; the line keeps its height while it loads. */
export function WaitingServices() {
  const { waiting: text } = useMessages('serviceOrders', serviceOrders)
  const { rows, failed, more } = usePagedRows(ordersQuery('todo'))
  const said = (waiting: readonly ServiceOrder[]): string => {
    const count = waiting.filter(isLate).length
    if (count > 0) return text.late({ count })
    return waiting.length === 0 ? text.none : text.text
  }
  return (
    <Link
      to="/agent/service-orders"
      className="card mt-4 flex min-h-14 items-center justify-between gap-4 px-4 py-2.5 hover:bg-areia-100 sm:px-5"
    >
      <span className="min-w-0 leading-tight">
        <span className="block font-semibold text-mar-700">{text.title}</span>
        <span className="text-[0.8125rem] text-ink-muted">
          {failed ? text.failed : rows ? said(rows) : text.loading}
        </span>
      </span>
      <span className="flex shrink-0 items-center gap-2 font-display text-[1.375rem] tabular-nums">
        {rows ? `${rows.length}${more ? '+' : ''}` : !failed && <Skeleton className="h-6 w-8" />}
        <ChevronRight size={19} aria-hidden="true" className="text-mar-700" />
      </span>
    </Link>
  )
}
