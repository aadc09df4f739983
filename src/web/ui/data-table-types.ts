import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** Titles the card on a phone. */
  primary?: boolean
  /** Takes a line of its own on a phone, without its heading. */
  wide?: boolean
  align?: 'start' | 'end'
}
/** Rows that are chosen, by their keys, to do something to all of them. */
export type Selection<Row> = {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  label: (row: Row) => string
  allLabel: string
  /** How many can be chosen at once. */
  most: number
}
export type Sort = { key: string; direction: 'ascending' | 'descending' }
export type Sorting = { sort: Sort | undefined; onSort: (sort: Sort) => void }

/** First ascending, then the other way round. */
export const nextSort = (current: Sort | undefined, key: string): Sort => ({
  key,
  direction: current?.key === key && current.direction === 'ascending' ? 'descending' : 'ascending',
})
