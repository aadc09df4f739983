import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { SelectAll, SelectRow } from './data-table-selection.tsx'
import { type Column, nextSort, type Selection, type Sorting } from './data-table-types.ts'
import { moveBetweenRows } from './row-keys.ts'

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort: Sorting['sort']
  onSort: Sorting['onSort'] | undefined
  dense: boolean
  selection: Selection<Row> | undefined
  /** Key of the row whose record is open in the drawer. */
  current: string | undefined
}

const alignment = { start: 'text-left', end: 'text-right' } as const

export function DataTableRows<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, dense, selection, current } = props
  const across = dense ? 'px-2 first:pl-4 last:pr-2' : 'px-5'
  return (
    <div className="card overflow-x-auto">
      <table className={`w-full ${dense ? 'text-sm' : 'text-[0.9375rem]'}`}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="w-11 pl-2">
                <SelectAll selection={selection} ids={rows.map(rowKey)} />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={sort?.key === column.key ? sort.direction : undefined}
                className={`${across} py-3 text-label font-semibold text-ink-muted ${alignment[column.align ?? 'start']}`}
              >
                {column.sortable && onSort ? <SortButton column={column} sort={sort} onSort={onSort} /> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveBetweenRows}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              aria-current={current === rowKey(row) ? 'true' : undefined}
              className="border-t border-line hover:bg-areia-100/60 aria-[current=true]:bg-ceu-100/60"
            >
              {selection && (
                <td className="w-11 pl-2">
                  <SelectRow selection={selection} row={row} id={rowKey(row)} />
                </td>
              )}
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={`${across} ${dense ? 'h-11' : 'py-3.5'} ${alignment[column.align ?? 'start']}`}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SortButton<Row>({ column, sort, onSort }: Sorting & { column: Column<Row> }) {
  const active = sort?.key === column.key ? sort.direction : undefined
  const Icon = active === 'ascending' ? ArrowUp : active === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <button
      type="button"
      onClick={() => onSort(nextSort(sort, column.key))}
      className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 hover:text-mar-900"
    >
      {column.header}
      <Icon size={14} aria-hidden="true" />
    </button>
  )
}
