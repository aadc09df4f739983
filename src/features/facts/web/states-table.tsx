import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { findStates } from '#features/catalog/rules/match-state.ts'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { useMoney } from '#web/format/use-money.ts'
import { useAddressSearch } from '#web/lists/use-address-search.ts'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OpenButton } from '#web/ui/open-button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { CheckedOn } from './checked-on.tsx'
import { ConfidenceBadge } from './confidence-badge.tsx'
import { type StateRow, statesQuery } from './queries.ts'

const StateDrawer = lazy(() => import('./state-drawer.tsx'))

const STATE = 'estado'

function useColumns(onOpen: (id: string) => void): Column<StateRow>[] {
  const text = useMessages('states', states)
  const money = useMoney()
  const { columns: heads } = text.table
  const amount = (
    key: 'llcFeeCents' | 'corporationFeeCents' | 'llcYearlyCents' | 'corporationYearlyCents',
    header: string,
  ) => ({
    key,
    header,
    align: 'end' as const,
    cell: (row: StateRow) => <span className="tabular-nums">{row[key] === null ? '–' : money(row[key])}</span>,
  })
  return [
    {
      key: 'state',
      header: heads.state,
      primary: true,
      cell: ({ id, name, abbreviation }) => (
        <span translate="no" className="-my-2 flex items-center gap-2">
          <OpenButton label={text.openOf({ name })} onOpen={() => onOpen(id)}>
            {name}
          </OpenButton>
          <span className="text-sm font-normal text-ink-muted">{abbreviation}</span>
        </span>
      ),
    },
    amount('llcFeeCents', heads.llc),
    amount('corporationFeeCents', heads.corporation),
    amount('llcYearlyCents', heads.llcYearly),
    amount('corporationYearlyCents', heads.corporationYearly),
    {
      key: 'checked',
      header: heads.checked,
      cell: ({ checkedOn, toCheck }) => (
        <span className="whitespace-nowrap">
          <CheckedOn day={checkedOn} />
          {toCheck > 0 && <span className="block text-sm text-ink-muted">{text.toCheck({ count: toCheck })}</span>}
        </span>
      ),
    },
    {
      key: 'confidence',
      header: heads.confidence,
      cell: ({ confidence }) => <ConfidenceBadge confidence={confidence} />,
    },
  ]
}

/** One row per state; each opens beside the list and has its own address. */
export function StatesTable() {
  const { table: text } = useMessages('states', states)
  const query = useQuery({ ...statesQuery, staleTime: 0 })
  const { search, box } = useAddressSearch()
  const rows = query.data && findStates(query.data.items, search)
  const { open, onOpen, drawer } = useOpenRecord(STATE, rows)
  const columns = useColumns(onOpen)
  const name = query.data?.items.find(({ id }) => id === open)?.name
  return (
    <>
      <DataTable
        caption={text.caption}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        dense
        failed={query.isError && !query.data}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        search={{ label: text.search, ...box }}
        empty={<EmptyState title={text.empty} text={text.emptyText} />}
      />
      <Suspense>{open && <StateDrawer key={open} id={open} name={name} {...drawer} />}</Suspense>
    </>
  )
}
