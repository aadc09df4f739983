import { useState } from 'react'
import { companyTypeLabel } from '#features/catalog/rules/company-type-label.ts'
import { agentCommissions } from '#features/commissions/words/agent-commissions.pt-BR.ts'
import { useMoney } from '#web/format/use-money.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useWide } from '#web/ui/use-wide.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { FIRST, type Rule, type Rules } from './queries.ts'
import { tableRules } from './shown-rules.ts'

export function RulesTable({ rules }: { rules: Rules | undefined }) {
  const { shared, rules: text } = useMessages('agentCommissions', agentCommissions)
  const { locale } = useLocale()
  const money = useMoney()
  const [all, setAll] = useState(false)
  const rows = rules && tableRules(rules)
  const percent = (value: number) => value.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 })
  const figure = (key: string, header: string, of: (rule: Rule) => string): Column<Rule> => ({
    key,
    header,
    align: 'end',
    cell: (rule) => <span className="tabular-nums">{of(rule)}</span>,
  })
  const place = ({ state, stateCode }: Rule) => `${state} (${stateCode})`
  const wide: Column<Rule>[] = [
    {
      key: 'state',
      header: shared.state,
      primary: true,
      cell: place,
    },
    { key: 'type', header: shared.type, cell: ({ companyType }) => companyTypeLabel(companyType) },
    figure('base', text.base, ({ baseCents }) => money(baseCents)),
    figure('multiplier', text.multiplier, ({ multiplier }) => multiplier.toLocaleString(locale)),
    figure('complexity', text.complexity, ({ complexityPercent }) => percent(complexityPercent)),
    figure('speed', text.speed, ({ speedPercent }) => percent(speedPercent)),
    figure('days', text.days, ({ thresholdDays }) => String(thresholdDays)),
  ]
  // On a phone a rule takes two lines: with one line per value, two rules would fill the screen.
  const narrow: Column<Rule>[] = [
    {
      key: 'state',
      header: shared.state,
      primary: true,
      cell: (rule) => `${place(rule)}, ${companyTypeLabel(rule.companyType)}`,
    },
    {
      key: 'figures',
      header: text.base,
      wide: true,
      cell: (rule) =>
        text.figures({
          base: money(rule.baseCents),
          multiplier: rule.multiplier.toLocaleString(locale),
          complexity: percent(rule.complexityPercent),
          speed: percent(rule.speedPercent),
          days: rule.thresholdDays,
        }),
    },
  ]
  const isWide = useWide()
  return (
    <section>
      <h2 className="text-h3">{text.title}</h2>
      <p className="mb-3 text-sm text-ink-muted">{text.text}</p>
      <DataTable
        caption={text.caption}
        columns={isWide ? wide : narrow}
        rows={all ? rows : rows?.slice(0, FIRST)}
        rowKey={({ id }) => id}
        dense
        empty={<EmptyState title={text.empty} text={text.emptyText} />}
      />
      {rows && rows.length > FIRST && (
        <p className="flex justify-center pt-4">
          <Button variant="ghost" size="panel" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? text.fewer : text.all({ count: rows.length })}
          </Button>
        </p>
      )}
    </section>
  )
}
