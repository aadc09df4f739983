import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** The column is the card's title on a phone. */
  primary?: boolean
  /** The column takes a full line of the card on a phone, without its heading. */
  wide?: boolean
  align?: 'start' | 'end'
}
/** Selected rows, by key, for an action on all of them. */
export type Selection<Row> = {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  label: (row: Row) => string
  allLabel: string
  /** Most rows that can be selected at once. */
  most: number
}
export type Sort = { key: string; direction: 'ascending' | 'descending' }
export type Sorting = { sort: Sort | undefined; onSort: (sort: Sort) => void }

/** The first press sorts ascending, the next one descending. */
export const nextSort = (current: Sort | undefined, key: string): Sort => ({
  key,
  direction: current?.key === key && current.direction === 'ascending' ? 'descending' : 'ascending',
})
