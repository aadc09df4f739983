import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { Link } from 'react-router'
import { commissions as calls } from '#features/commissions/contract.ts'
import { monthsLater } from '#features/commissions/rules/month.ts'
import { commissions } from '#features/commissions/words/commissions.pt-BR.ts'
import { linkTo as fileOf } from '#web/api/call.ts'
import { useMoney } from '#web/format/use-money.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Months } from './queries.ts'
import { useMonth } from './use-month.ts'

/** Links to the month before and after, to the unsettled months, and to the CSV file of the month. */
export function MonthBar({ month, open }: { month: string; open: Months['open'] | undefined }) {
  const text = useMessages('commissions', commissions)
  const { linkTo, nameOf } = useMonth()
  const money = useMoney()
  const step = (by: number, label: string, Icon: typeof ChevronLeft) => (
    <Link to={linkTo(monthsLater(month, by))} aria-label={label} title={label} className="icon-btn grid">
      <Icon size={19} aria-hidden="true" />
    </Link>
  )
  return (
    <div className="mb-5 space-y-3">
      <div className="flex flex-wrap items-center gap-2">
        {step(-1, text.previous, ChevronLeft)}
        <h2 aria-live="polite" className="min-w-44 text-center text-[1.125rem] first-letter:uppercase">
          {nameOf(month)}
        </h2>
        {step(1, text.next, ChevronRight)}
        <a
          href={fileOf(calls.export, { month })}
          download
          className={`${buttonClass('ghost', 'panel')} max-sm:w-full sm:ml-auto`}
        >
          <Download size={17} aria-hidden="true" />
          {text.exportCsv}
        </a>
      </div>
      {/* A fixed height, so that nothing below moves when the months arrive. */}
      <nav aria-label={text.open} className="text-[0.9375rem]">
        <p className="text-ink-muted">{open?.length === 0 ? text.nothingOpen : text.open}</p>
        <div className="-mx-1 flex h-14 items-center gap-2 overflow-x-auto px-1">
          {open?.map((one) => (
            <Link
              key={one.month}
              to={linkTo(one.month)}
              aria-current={one.month === month ? 'page' : undefined}
              className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-line-strong bg-surface px-3.5 text-sm font-semibold text-mar-900 tabular-nums hover:bg-white aria-[current]:border-mar-800 aria-[current]:bg-mar-800 aria-[current]:text-areia-50"
            >
              {text.openMonth({ month: nameOf(one.month), amount: money(one.toPayCents) })}
            </Link>
          ))}
        </div>
      </nav>
    </div>
  )
}
