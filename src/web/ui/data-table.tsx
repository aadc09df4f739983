import type { ReactNode } from 'react'
import { DataTableCards } from './data-table-cards.tsx'
import { DataTableLoading } from './data-table-loading.tsx'
import { DataTableRows } from './data-table-rows.tsx'
import type { Column, Selection, Sorting } from './data-table-types.ts'
import { ErrorState } from './error-state.tsx'
import { LoadMore, type NextPage } from './load-more.tsx'
import { SearchBox } from './search-box.tsx'
import { useWide } from './use-wide.ts'

type Props<Row> = Partial<Sorting> & {
  caption: string
  columns: readonly Column<Row>[]
  /** Undefined while the rows are loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  empty: ReactNode
  failed?: boolean
  loadingText?: string | undefined
  failedText?: string | undefined
  onRetry?: () => void
  retrying?: boolean
  search?: { label: string; placeholder?: string; value: string; onChange: (value: string) => void }
  more?: NextPage | undefined
  actions?: ReactNode
  /** Less space between columns, for tables with many of them. */
  dense?: boolean
  /** Makes rows selectable for an action on all of them. */
  selection?: Selection<Row> | undefined
  /** Key of the row whose record is open in the drawer. */
  current?: string | undefined
  /** The rows shown still belong to the previous query. */
  busy?: boolean
}

/** A list in its four states (loading, empty, failed, filled); a table on a wide screen, cards on a phone. */
export function DataTable<Row>(props: Props<Row>) {
  const { search, actions, more } = props
  return (
    <div>
      {(search || actions) && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          {search && <SearchBox {...search} />}
          {actions}
        </div>
      )}
      <Face {...props} />
      {more && <LoadMore {...more} />}
    </div>
  )
}

function Face<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, empty, failed, onRetry, sort, onSort, dense = false, busy = false } = props
  const { retrying = false, selection, current, loadingText, failedText } = props
  const wide = useWide()
  if (failed && onRetry)
    return (
      <div className="card">
        <ErrorState {...(failedText ? { title: failedText } : {})} onRetry={onRetry} retrying={retrying} />
      </div>
    )
  if (!rows) return <DataTableLoading columns={columns.length} wide={wide} text={loadingText} />
  if (rows.length === 0) return <div className="card">{empty}</div>
  const shared = { caption, columns, rows, rowKey, selection }
  return (
    <div aria-busy={busy || undefined} className={busy ? 'opacity-60 transition-opacity' : ''}>
      {wide ? (
        <DataTableRows {...shared} sort={sort} onSort={onSort} dense={dense} current={current} />
      ) : (
        <DataTableCards {...shared} />
      )}
    </div>
  )
}
