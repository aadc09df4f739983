import { useRef, useState } from 'react'
import { inOrderOf, moved } from './moved.ts'

/**
 * Optimistic order of rows: a move is shown at once, also while earlier moves are still being sent. When all moves are `settled`, the
 * stored order is shown again.
 */
export function useArranged<Row extends { id: string }>(items: readonly Row[]) {
  const [wanted, setWanted] = useState<readonly string[]>()
  const open = useRef(0)
  const rows = wanted ? inOrderOf(items, wanted) : items
  return {
    rows,
    move: (id: string, step: -1 | 1) => {
      const seenIds = rows.map((row) => row.id)
      const ids = moved(seenIds, id, step)
      open.current += 1
      setWanted(ids)
      return { ids, seenIds }
    },
    settled: () => {
      open.current -= 1
      if (open.current === 0) setWanted(undefined)
    },
  }
}
