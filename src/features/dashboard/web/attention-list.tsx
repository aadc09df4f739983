import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { AttentionKind } from '#features/dashboard/rules/figures.ts'
import { officeDashboard } from '#features/dashboard/words/dashboard.pt-BR.ts'
import { WAITING_DAYS } from '#features/registrations/rules/attention.ts'
import { useFigures } from '#web/charts/use-figures.ts'
import { Card } from '#web/ui/card.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { DashboardFigures } from './queries.ts'

/** The URL of the list behind each line. */
const listOf: Record<AttentionKind, string> = {
  unassigned: '/admin/processes?atencao=unassigned',
  waiting: '/admin/processes?atencao=waiting',
  tickets: '/admin/support?status=aberto',
  disputes: '/admin/processes?atencao=disputes',
  refunds: '/admin/refunds',
  mails: '/admin/support?aba=emails',
}

/** The work that waits for the office; kinds with a count of zero are left out (G50). */
export function AttentionList({ attention }: Pick<DashboardFigures, 'attention'>) {
  const { attention: text } = useMessages('officeDashboard', officeDashboard)
  const { count: say } = useFigures()
  const labels: Record<AttentionKind, string> = { ...text, waiting: text.waiting({ days: WAITING_DAYS }) }
  const lines = attention.filter(({ count }) => count > 0)
  return (
    <Card title={text.title} text={text.text}>
      {lines.length === 0 && <p className="text-ink-muted">{text.none}</p>}
      <ul className="-mx-2 divide-y divide-line">
        {lines.map(({ kind, count, more }) => (
          <li key={kind}>
            <Link
              to={listOf[kind]}
              className="flex min-h-12 items-center gap-3 rounded-md px-2 font-medium hover:bg-areia-100"
            >
              <span className="min-w-9 rounded-full bg-urucum-100 px-2.5 py-0.5 text-center text-sm font-bold text-urucum-700 tabular-nums">
                {say(count)}
                {more && '+'}
              </span>
              <span className="min-w-0 flex-1">{labels[kind]}</span>
              <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-mar-700" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
