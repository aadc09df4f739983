import { Link } from 'react-router'
import { companyTypeLabel } from '#features/catalog/rules/company-type-label.ts'
import { commissions } from '#features/commissions/words/commissions.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useMoney } from '#web/format/use-money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { Calculation } from './calculation.tsx'
import type { Commission } from './queries.ts'

type Props = { commission: Commission; chosen: boolean; onChoose: (chosen: boolean) => void }

export function CommissionRow({ commission, chosen, onChoose }: Props) {
  const { shared, detail: text } = useMessages('commissions', commissions)
  const dates = useDates()
  const money = useMoney()
  const { companyName: company, companyType, stateCode, date, paid } = commission
  return (
    <li className="py-3 first:pt-0">
      <div className="flex items-start gap-3">
        <label className="grid size-11 shrink-0 place-items-center">
          <span className="sr-only">{text.choose({ company })}</span>
          <input
            type="checkbox"
            checked={chosen}
            disabled={paid !== null}
            onChange={({ target }) => onChoose(target.checked)}
            className="size-5 accent-mar-700"
          />
        </label>
        <div className="min-w-0 flex-1 pt-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Link
              to={`/admin/processes?processo=${commission.registrationId}`}
              className="font-semibold break-words text-mar-700 underline-offset-4 hover:underline"
            >
              {company}
            </Link>
            <span className="font-semibold tabular-nums">{money(commission.totalCents)}</span>
          </div>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
            {companyTypeLabel(companyType)}, {stateCode}, {dates.date(date)}
            {commission.reversesId && <Badge tone="red">{shared.reversal}</Badge>}
            {paid ? <Badge tone="green">{shared.paid}</Badge> : <Badge tone="yellow">{text.isOpen}</Badge>}
          </p>
          {commission.reversesId && <p className="text-sm text-ink-muted">{text.reversalText}</p>}
          {paid && (
            <p className="text-sm text-ink-muted">
              {text.paidBy({ at: dates.dateTime(paid.at), who: paid.by ?? text.somebody })}
            </p>
          )}
          <details className="mt-1 text-sm">
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-mar-700 md:min-h-8">
              {shared.howCalculated}
            </summary>
            <Calculation of={commission} />
          </details>
        </div>
      </div>
    </li>
  )
}
