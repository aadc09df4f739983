import { Link } from 'react-router'
import { nextDuties } from '#features/duties/words/next-duties.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useMoney } from '#web/format/use-money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

type Next = { id: string; name: string; dueOn: string; overdue: boolean; amountCents: number | null; atLeast: boolean }

/** The company's next duties on the dashboard; each links to its place in the calendar. */
export function NextDuties({ companyId, items }: { companyId: string; items: readonly Next[] }) {
  const text = useMessages('nextDuties', nextDuties)
  const { date } = useDates()
  const money = useMoney()
  const calendar = `/user/obligations?empresa=${companyId}`
  return (
    <Card
      title={text.title}
      aside={
        <Link to={calendar} className={`${buttonClass('ghost', 'panel')} shrink-0 whitespace-nowrap`}>
          {text.all}
        </Link>
      }
    >
      {items.length === 0 ? (
        <p className="text-ink-muted">{text.none}</p>
      ) : (
        <ul className="-mb-2">
          {items.map(({ id, name, dueOn, overdue, amountCents, atLeast }) => (
            <li key={id} className="border-t border-line">
              <Link
                to={`${calendar}&obrigacao=${id}`}
                className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-2.5 hover:bg-areia-50"
              >
                <time dateTime={dueOn} className="w-24 shrink-0 font-semibold tabular-nums">
                  {date(dueOn)}
                </time>
                <span className="flex min-w-0 flex-1 basis-40 flex-wrap justify-between gap-x-4">
                  <span translate="no" className="min-w-0 break-words">
                    {name}
                  </span>
                  {amountCents ? (
                    <span className="tabular-nums">
                      {atLeast ? text.atLeast({ amount: money(amountCents) }) : money(amountCents)}
                    </span>
                  ) : null}
                </span>
                {overdue && <Badge tone="red">{text.overdue}</Badge>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
