import { SelectRow } from './data-table-selection.tsx'
import type { Column, Selection } from './data-table-types.ts'

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  selection: Selection<Row> | undefined
}

export function DataTableCards<Row>({ caption, columns, rows, rowKey, selection }: Props<Row>) {
  const primary = columns.find((column) => column.primary) ?? columns[0]
  const others = columns.filter((column) => column !== primary && !column.wide)
  const wide = columns.filter((column) => column !== primary && column.wide)
  return (
    <ul aria-label={caption} className="space-y-3">
      {rows.map((row) => (
        <li key={rowKey(row)} className="card p-4">
          {selection ? (
            <div className="flex items-start gap-1">
              <span className="-ml-3">
                <SelectRow selection={selection} row={row} id={rowKey(row)} />
              </span>
              <div className="min-w-0 font-semibold">{primary?.cell(row)}</div>
            </div>
          ) : (
            <div className="font-semibold">{primary?.cell(row)}</div>
          )}
          {others.length > 0 && (
            <dl className="mt-3 space-y-2 text-[0.9375rem]">
              {others.map((column) => (
                <div key={column.key} className="flex items-center justify-between gap-4">
                  <dt className="text-ink-muted">{column.header}</dt>
                  <dd className="min-w-0 text-right">{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          )}
          {wide.map((column) => (
            <div key={column.key} className="mt-3 empty:hidden">
              {column.cell(row)}
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
