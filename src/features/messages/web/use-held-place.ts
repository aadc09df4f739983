import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PagedRows } from '#web/lists/use-paged-rows.ts'
import { holdPlace } from './hold-place.ts'
import { type Conversation, conversationQuery } from './queries.ts'

type Listed = Pick<PagedRows<Conversation>, 'rows' | 'busy'>

/**
 * Reading a conversation moves it from an agent's unread ones to the rest, and a new message moves it up. The open conversation
 * keeps the position that it had when it was opened, until another one is opened. Each search is a separate list.
 */
export function useHeldPlace({ rows, busy }: Listed, chosen: string | null, search: string) {
  const [held, setHeld] = useState<{ search: string; id: string; place: number }>()
  // A held conversation beyond the loaded pages is read separately; one that went to another agent is dropped. It is not added to
  // the results of a search that does not find it.
  const missing = held !== undefined && rows !== undefined && search === '' && !rows.some(({ id }) => id === held.id)
  const { data, isError } = useQuery({ ...conversationQuery(held?.id ?? ''), enabled: missing })
  const row = rows?.find(({ id }) => id === held?.id) ?? (missing && !isError ? data : undefined)
  const shown = rows && holdPlace(rows, row && held?.search === search ? { row, place: held.place } : undefined)
  const isHeld = held?.id === chosen && held?.search === search
  if (chosen === null && held) setHeld(undefined)
  if (chosen !== null && shown && !busy && !isHeld) {
    const place = shown.findIndex(({ id }) => id === chosen)
    if (place >= 0) setHeld({ search, id: chosen, place })
    else if (held) setHeld(undefined)
  }
  return shown
}
