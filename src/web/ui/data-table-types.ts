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
export type Sort = { key: string; direction: 'ascending' | 'descending' }
export type Sorting = { sort: Sort | undefined; onSort: (sort: Sort) => void }

/** First ascending, then the other way round. */
export const nextSort = (current: Sort | undefined, key: string): Sort => ({
  key,
  direction: current?.key === key && current.direction === 'ascending' ? 'descending' : 'ascending',
})
