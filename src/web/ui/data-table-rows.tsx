import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type Column, nextSort, type Sorting } from './data-table-types.ts'

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort: Sorting['sort']
  onSort: Sorting['onSort'] | undefined
  dense: boolean
}

const alignment = { start: 'text-left', end: 'text-right' } as const

export function DataTableRows<Row>({ caption, columns, rows, rowKey, sort, onSort, dense }: Props<Row>) {
  const across = dense ? 'px-2.5 first:pl-5 last:pr-5' : 'px-5'
  return (
    <div className="card overflow-x-auto">
      <table className="w-full text-[0.9375rem]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
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
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-t border-line hover:bg-areia-100/60">
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={`${across} ${dense ? 'py-2' : 'py-3.5'} ${alignment[column.align ?? 'start']}`}
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
