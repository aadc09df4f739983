import { lazy, Suspense } from 'react'
import { DONE_COUNTED } from '#features/impersonation/contract/past-impersonations.ts'
import { impersonations as words } from '#features/impersonation/words/impersonations.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OpenButton } from '#web/ui/open-button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type Impersonation, impersonationsQuery } from './queries.ts'
import { useLasted } from './use-lasted.ts'

const ImpersonationDrawer = lazy(() => import('./impersonation-drawer.tsx'))

/** Query parameter with the id of the open impersonation. */
const OPEN = 'impersonacao'

/** All impersonations with both people, reason and duration, newest first. */
export function ImpersonationsTable() {
  const { list: text } = useMessages('impersonations', words)
  const list = usePagedRows(impersonationsQuery)
  const { open, onOpen, drawer } = useOpenRecord(OPEN, list.rows)
  const columns = useColumns(onOpen)
  const shown = list.rows?.find(({ id }) => id === open)
  return (
    <>
      <DataTable
        caption={text.caption}
        columns={columns}
        {...list}
        dense
        rowKey={({ id }) => id}
        current={open}
        empty={<EmptyState title={text.empty} text={text.emptyText} />}
      />
      {shown && (
        <Suspense>
          <ImpersonationDrawer key={shown.id} of={shown} {...drawer} />
        </Suspense>
      )}
    </>
  )
}

function useColumns(onOpen: (id: string) => void): Column<Impersonation>[] {
  const { shared, list: text } = useMessages('impersonations', words)
  const { dateTime } = useDates()
  const lasted = useLasted()
  return [
    {
      key: 'as',
      header: text.columns.as,
      primary: true,
      cell: (row) => (
        <OpenButton label={text.open({ name: row.as.name })} onOpen={() => onOpen(row.id)} className="max-w-[26ch]">
          {row.as.name}
        </OpenButton>
      ),
    },
    { key: 'by', header: shared.who, cell: ({ by }) => <span className="break-words">{by.name}</span> },
    {
      key: 'reason',
      header: shared.reason,
      cell: ({ reason }) => <span className="line-clamp-2 max-w-[36ch] break-words">{reason}</span>,
    },
    {
      key: 'started',
      header: text.columns.started,
      cell: ({ startedAt }) => (
        <time dateTime={startedAt} className="whitespace-nowrap tabular-nums">
          {dateTime(startedAt)}
        </time>
      ),
    },
    {
      key: 'lasted',
      header: text.columns.lasted,
      cell: (row) => (row.endedAt ? lasted(row) : <Badge tone="yellow">{text.now}</Badge>),
    },
    {
      key: 'done',
      header: text.columns.done,
      align: 'end',
      cell: ({ done }) => <span className="tabular-nums">{done >= DONE_COUNTED ? `${DONE_COUNTED}+` : done}</span>,
    },
  ]
}
