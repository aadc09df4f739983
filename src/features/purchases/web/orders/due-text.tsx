import { useDates } from '#web/format/use-dates.ts'
import { isLate, type ServiceOrder } from './queries.ts'
import { useOrderWords } from './use-order-words.ts'

/** The due day of the duty behind an order, marked once it has passed. */
export function DueText({ order }: { order: ServiceOrder }) {
  const { text } = useOrderWords()
  const { date } = useDates()
  if (!order.dueOn) return <span className="text-ink-muted">{text.noDate}</span>
  return (
    <span className="tabular-nums">
      <time dateTime={order.dueOn} className="whitespace-nowrap">
        {date(order.dueOn)}
      </time>
      {isLate(order) && <span className="block text-[0.8125rem] font-semibold text-urucum-700">{text.overdue}</span>}
    </span>
  )
}
