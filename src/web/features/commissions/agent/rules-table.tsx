import { useState } from 'react'
import { companyTypeLabel } from '#domain/catalog/company-type-label.ts'
import { useMoney } from '#web/format/use-money.ts'
import { useLocale, useMessages } from '#web/i18n/locale-provider.tsx'
import { agentCommissions } from '#web/i18n/pt-BR/agent-commissions.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FIRST, type Rule, type Rules } from './queries.ts'
import { tableRules } from './shown-rules.ts'

export function RulesTable({ rules }: { rules: Rules | undefined }) {
  const { rules: text } = useMessages('agentCommissions', agentCommissions)
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
  const columns: Column<Rule>[] = [
    {
      key: 'state',
      header: text.state,
      primary: true,
      cell: ({ state, stateCode }) => `${state} (${stateCode})`,
    },
    { key: 'type', header: text.type, cell: ({ companyType }) => companyTypeLabel(companyType) },
    figure('base', text.base, ({ baseCents }) => money(baseCents)),
    figure('multiplier', text.multiplier, ({ multiplier }) => multiplier.toLocaleString(locale)),
    figure('complexity', text.complexity, ({ complexityPercent }) => percent(complexityPercent)),
    figure('speed', text.speed, ({ speedPercent }) => percent(speedPercent)),
    figure('days', text.days, ({ thresholdDays }) => String(thresholdDays)),
  ]
  return (
    <section>
      <h2 className="text-h3">{text.title}</h2>
      <p className="mb-3 text-sm text-ink-muted">{text.text}</p>
      <DataTable
        caption={text.caption}
        columns={columns}
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
