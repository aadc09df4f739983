import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { messages as words } from '#features/messages/words/messages.pt-BR.ts'
import { PagedList } from '#web/lists/paged-list.tsx'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { useAddressSearch } from '#web/lists/use-address-search.ts'
import { type PagedRows, usePagedRows } from '#web/lists/use-paged-rows.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages, useSharedMessages } from '#web/words/locale-provider.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { holdPlace } from './hold-place.ts'
import { type Conversation, conversationQuery, conversationsQuery } from './queries.ts'
import { CHOSEN, type ConversationSide } from './sides.ts'

type Listed = Pick<PagedRows<Conversation>, 'rows' | 'busy'>

/**
 * Reading a conversation moves it from an agent's unread ones to the rest, and a new message moves it up. The open conversation
 * keeps the position that it had when it was opened, until another one is opened. Each search is a separate list.
 */
function useHeldPlace({ rows, busy }: Listed, chosen: string | null, search: string) {
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

type Props = { side: ConversationSide; chosen: string | null; onFirst?: (id: string) => void }

export function ConversationList({ side, chosen, onFirst }: Props) {
  const text = useMessages('messages', words)
  const { linkWith } = useAddressFilter()
  const searchable = side === 'agent'
  const { search: asked, box } = useAddressSearch()
  const search = searchable ? asked.trim() : ''
  const read = usePagedRows(conversationsQuery(search))
  const held = useHeldPlace(read, side === 'agent' ? chosen : null, search)
  const list = { ...read, rows: held }
  const first = list.rows?.[0]?.id
  const open = useEffectEvent(() => first && onFirst?.(first))
  useEffect(() => {
    if (first && !chosen) open()
  }, [first, chosen])
  return (
    <section
      aria-label={text.list}
      className="flex w-full min-w-0 flex-col md:w-[300px] md:shrink-0 md:border-r md:border-line lg:w-[330px]"
    >
      <div className="space-y-3 px-4 pt-4 pb-3">
        <ScreenTitle />
        {searchable && <SearchBox label={text.search} {...box} />}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-2">
        <PagedList
          list={list}
          loading={<ListSkeleton />}
          empty={<EmptyState compact={searchable} {...(search ? text.notFound : text.empty[side])} />}
        >
          {(items) => (
            <ul className="space-y-1">
              {items.map((item) => (
                <ConversationRow
                  key={item.id}
                  item={item}
                  side={side}
                  to={linkWith({ [CHOSEN]: item.id })}
                  chosen={item.id === chosen}
                />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </section>
  )
}

function ListSkeleton() {
  const common = useSharedMessages()
  return (
    <div role="status" className="space-y-1">
      <span className="sr-only">{common.loading}</span>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="flex gap-3 px-2 py-3">
          <Skeleton className="size-9 shrink-0 rounded-full" />
          <div className="w-full space-y-2 pt-1">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
