import { companyTypeLabel } from '#features/catalog/rules/company-type-label.ts'
import { commissionRules } from '#features/commissions/words/commissions.pt-BR.ts'
import { useMoney } from '#web/format/use-money.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { OpenButton } from '#web/ui/open-button.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import type { CommissionRule } from './queries.ts'

type Choice = {
  chosen: ReadonlySet<string>
  onChoose: (id: string, chosen: boolean) => void
  onOpen: (id: string) => void
}

export function useRuleColumns({ chosen, onChoose, onOpen }: Choice): Column<CommissionRule>[] {
  const text = useMessages('commissionRules', commissionRules)
  const { locale } = useLocale()
  const money = useMoney()
  const percent = (value: number) => value.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 })
  const placeOf = ({ companyType, state }: CommissionRule) => ({ type: companyTypeLabel(companyType), state })
  const figure = (key: string, header: string, of: (rule: CommissionRule) => string): Column<CommissionRule> => ({
    key,
    header,
    align: 'end',
    cell: (rule) => <span className="tabular-nums">{of(rule)}</span>,
  })
  const { columns } = text
  return [
    {
      key: 'choose',
      header: columns.choose,
      cell: (rule) => (
        <label className="grid size-11 place-items-center md:size-7">
          <span className="sr-only">{text.chooseRule(placeOf(rule))}</span>
          <input
            type="checkbox"
            checked={chosen.has(rule.id)}
            onChange={({ target }) => onChoose(rule.id, target.checked)}
            className="size-5 accent-mar-700"
          />
        </label>
      ),
    },
    {
      key: 'state',
      header: columns.state,
      primary: true,
      cell: (rule) => (
        <span className="flex items-center gap-2">
          <OpenButton label={text.open(placeOf(rule))} onOpen={() => onOpen(rule.id)} className="md:min-h-7">
            {rule.state}
          </OpenButton>
          {!rule.active && <Badge tone="red">{text.inactive}</Badge>}
        </span>
      ),
    },
    { key: 'type', header: columns.type, cell: ({ companyType }) => companyTypeLabel(companyType) },
    figure('base', columns.base, ({ baseCents }) => money(baseCents)),
    figure('multiplier', columns.multiplier, ({ multiplier }) => multiplier.toLocaleString(locale)),
    figure('complexity', columns.complexity, ({ complexityPercent }) => percent(complexityPercent)),
    figure('speed', columns.speed, ({ speedPercent }) => percent(speedPercent)),
    figure('days', columns.days, ({ thresholdDays }) => String(thresholdDays)),
  ]
}
