import type { ReactNode } from 'react'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import type { PagedRows } from './use-paged-rows.ts'

type Props<Row> = {
  list: PagedRows<Row>
  loading: ReactNode
  empty: ReactNode
  /** Puts the empty and the error state into a card, for a list that is not inside one. */
  card?: boolean
  children: (rows: readonly Row[]) => ReactNode
}

/** A list without a table in its four states (failed, loading, empty, filled); older rows are loaded page by page. */
export function PagedList<Row>({ list, loading, empty, card = false, children }: Props<Row>) {
  const { rows, failed, retrying, onRetry, more } = list
  const framed = (face: ReactNode) => (card ? <div className="card">{face}</div> : face)
  if (failed) return framed(<ErrorState compact={!card} onRetry={onRetry} retrying={retrying} />)
  if (!rows) return loading
  if (rows.length === 0) return framed(empty)
  return (
    <>
      {children(rows)}
      {more && <LoadMore {...more} />}
    </>
  )
}
