import { ArrowDown } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { messages as words } from '#features/messages/words/messages.pt-BR.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages, useSharedMessages } from '#web/words/locale-provider.tsx'
import { lastReadByThem } from './held-thread.ts'
import { MessageBubble } from './message-bubble.tsx'
import { OlderMessages } from './older-messages.tsx'
import type { Outbox, OutboxEntry } from './outbox.ts'
import type { Message } from './queries.ts'
import { type ConversationSide, ownSide } from './sides.ts'
import { UnsentBubble } from './unsent-bubble.tsx'
import { useMarkSeen } from './use-mark-seen.ts'
import { useMessageDates } from './use-message-dates.ts'
import { useStickToEnd } from './use-stick-to-end.ts'
import { useThread } from './use-thread.ts'

function ThreadSkeleton() {
  const common = useSharedMessages()
  return (
    <div role="status" className="flex min-h-0 flex-1 flex-col justify-end gap-3 overflow-hidden px-5 py-4">
      <span className="sr-only">{common.loading}</span>
      <Skeleton className="h-14 w-3/5 rounded-xl" />
      <Skeleton className="ml-auto h-20 w-1/2 rounded-xl" />
      <Skeleton className="h-14 w-2/5 rounded-xl" />
    </div>
  )
}

type Props = {
  id: string
  side: ConversationSide
  name: string | undefined
  outbox: Outbox
  entries: readonly OutboxEntry[]
  mayMark: boolean
}
const none: readonly Message[] = []

export function Thread({ id, side, name, outbox, entries, mayMark }: Props) {
  const text = useMessages('messages', words)
  const dates = useMessageDates()
  const thread = useThread(id)
  const scroller = useRef<HTMLDivElement>(null)
  const items = thread.data?.items ?? none
  const known = useMemo(() => new Set(items.map((item) => item.id)), [items])
  const unsent = entries.filter((entry) => !known.has(entry.id))
  const last = unsent.at(-1)?.id ?? items.at(-1)?.id
  const end = useStickToEnd(scroller, { last, own: unsent.length > 0 || Boolean(items.at(-1)?.mine) })
  const own = ownSide[side]
  useMarkSeen(id, { items, theirs: own === 'team' ? 'customer' : 'team', allowed: mayMark }, scroller)
  const forget = useEffectEvent(() => {
    for (const entry of entries) if (known.has(entry.id)) outbox.remove(entry.id)
  })
  useEffect(() => {
    if (known.size > 0) forget()
  }, [known])

  if (thread.isPending) return <ThreadSkeleton />
  if (thread.isError && !thread.data)
    return (
      <div className="my-auto flex-1 content-center">
        <ErrorState onRetry={() => void thread.refetch()} retrying={thread.isFetching} />
      </div>
    )
  const readUpTo = lastReadByThem(items, own)
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        role="log"
        aria-label={name ? text.threadWith({ name }) : text.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keyboard
        tabIndex={0}
        onScroll={end.onScroll}
        className="flex h-full flex-col-reverse overflow-y-auto overscroll-contain px-3 [overflow-anchor:none] focus-visible:-outline-offset-3 md:px-5"
      >
        <div className="mb-auto w-full py-4">
          {items.length > 0 && <OlderMessages thread={thread} scroller={scroller} />}
          {items.length === 0 && unsent.length === 0 && <EmptyState title={text.noMessages} text={text.first} />}
          <ol className="space-y-2">
            {items.map((item, at) => (
              <MessageBubble
                key={item.id}
                message={item}
                ours={item.from === own}
                side={side}
                read={at <= readUpTo}
                day={
                  dates.day(item.createdAt) === dayBefore(items, at, dates.day) ? undefined : dates.day(item.createdAt)
                }
                time={dates.time(item.createdAt)}
              />
            ))}
            {unsent.map((entry) => (
              <UnsentBubble key={entry.id} entry={entry} outbox={outbox} time={dates.time(entry.at)} />
            ))}
          </ol>
        </div>
      </div>
      {end.newBelow && (
        <button
          type="button"
          onClick={end.toEnd}
          className="absolute bottom-3 left-1/2 flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-full bg-mar-800 px-4 text-sm font-semibold text-areia-50 shadow-float"
        >
          <ArrowDown size={16} aria-hidden="true" />
          {text.newBelow}
        </button>
      )}
    </div>
  )
}

const dayBefore = (items: readonly Message[], at: number, day: (at: string) => string): string | undefined => {
  const before = items[at - 1]
  return before && day(before.createdAt)
}
