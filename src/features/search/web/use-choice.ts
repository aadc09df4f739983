import { type KeyboardEvent, useState } from 'react'

/** The line of a list that the arrow keys have selected; Enter takes it. A new list starts at its first line. */
export function useChoice(count: number, list: string, onTake: (index: number) => void) {
  const [chosen, setChosen] = useState({ list, index: 0 })
  const index = chosen.list === list ? Math.min(chosen.index, Math.max(count - 1, 0)) : 0
  const choose = (next: number) => setChosen({ list, index: count === 0 ? 0 : (next + count) % count })
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1 }
    const next = moves[event.key]
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (next !== undefined) choose(next)
    else if (count > 0) onTake(index)
  }
  return { index, choose, onKeyDown }
}
