import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { teamRefunds } from '#features/refunds/words/team-refunds.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { OpenButton } from '#web/ui/open-button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type Rule, rulesQuery } from './queries.ts'
import { RuleDrawer } from './rule-drawer.tsx'
import { useRefundWords } from './use-refund-words.ts'

const OPEN = 'etapa'

function useColumns(onOpen: (stage: string) => void): Column<Rule>[] {
  const { rules: text } = useMessages('teamRefunds', teamRefunds)
  const { text: shared, percent } = useRefundWords()
  const { dateTime } = useDates()
  return [
    {
      key: 'stage',
      header: text.stage,
      primary: true,
      cell: ({ stage }) => (
        <OpenButton label={text.open({ stage: shared.stages[stage] })} onOpen={() => onOpen(stage)}>
          {shared.stages[stage]}
        </OpenButton>
      ),
    },
    { key: 'price', header: text.price, align: 'end', cell: ({ pricePercent }) => percent(pricePercent) },
    { key: 'stateFee', header: text.stateFee, align: 'end', cell: ({ stateFeePercent }) => percent(stateFeePercent) },
    {
      key: 'edited',
      header: text.edited,
      cell: ({ editedAt, editedBy }) => (
        <span className="text-sm text-ink-muted" translate="no">
          {editedAt ? text.editedBy({ who: editedBy ?? '-', at: dateTime(editedAt) }) : text.never}
        </span>
      ),
    },
  ]
}

/** The refund percentages of each stage; the terms of the site show the same rows (G176). */
export function RulesEditor() {
  const { rules: text, empty, emptyText } = useMessages('teamRefunds', teamRefunds)
  const { data, error, isFetching, refetch } = useQuery(rulesQuery)
  const stages = data?.items.map(({ stage }) => ({ id: stage }))
  const { open, onOpen, drawer } = useOpenRecord(OPEN, stages)
  const columns = useColumns(onOpen)
  const rule = data?.items.find(({ stage }) => stage === open)
  if (!data && error)
    return (
      <div className="card">
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      </div>
    )
  return (
    <>
      <p className="mb-4 max-w-[72ch] text-ink-muted">
        {text.text}{' '}
        <Link to="/termos#cancelamento" className="font-semibold text-mar-700 underline underline-offset-4">
          {text.see}
        </Link>
      </p>
      <DataTable
        caption={text.caption}
        columns={columns}
        rows={data?.items}
        rowKey={({ stage }) => stage}
        dense
        current={open}
        empty={<EmptyState title={empty} text={emptyText} />}
      />
      {rule && <RuleDrawer key={rule.stage} rule={rule} {...drawer} />}
    </>
  )
}
