import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { holdPlace } from './hold-place.ts'
import { type Conversation, conversationQuery } from './queries.ts'

/**
 * Reading an agent's conversation moves it from the unread ones to the rest, and a new message moves it up. The one that is open
 * stays where it was when it was opened, until another is opened. `list` says which list: each search is one of its own.
 */
export function useHeldPlace(rows: readonly Conversation[] | undefined, chosen: string | null, list: string) {
  const [held, setHeld] = useState<{ list: string; id: string; place: number }>()
  // Pushed beyond the pages that are loaded, it is read by itself; given to another agent, it is gone.
  const missing = held !== undefined && rows !== undefined && !rows.some(({ id }) => id === held.id)
  const { data, isError } = useQuery({ ...conversationQuery(held?.id ?? ''), enabled: missing })
  const row = rows?.find(({ id }) => id === held?.id) ?? (missing && !isError ? data : undefined)
  const shown = rows && holdPlace(rows, row && held?.list === list ? { row, place: held.place } : undefined)
  const isHeld = held?.id === chosen && held?.list === list
  if (chosen === null && held) setHeld(undefined)
  if (chosen !== null && shown && !isHeld) {
    const place = shown.findIndex(({ id }) => id === chosen)
    if (place >= 0) setHeld({ list, id: chosen, place })
    else if (held) setHeld(undefined)
  }
  return shown
}
