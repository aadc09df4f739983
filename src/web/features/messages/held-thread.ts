type Place = { id: string; createdAt: string }
type Item = Place & { from: string; read: boolean }
type PageOf<M> = { items: M[]; nextCursor: string | null }

/** What the page knows of a thread: without holes, oldest first; `older` leads to what comes before. */
export type Held<M extends Place> = { items: M[]; older: string | null }

const isBefore = (a: Place, b: Place): boolean =>
  a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id)

/** The newest page as it is now, behind what is held of before. A hole between the two is never bridged: then the page stands alone. */
export function withNewest<M extends Place>(held: Held<M> | undefined, page: PageOf<M>): Held<M> {
  const items = page.items.toReversed()
  const first = items[0]
  const newestHeld = held?.items.at(-1)
  const joined = held && first && newestHeld && page.nextCursor !== null && !isBefore(newestHeld, first)
  if (!joined) return { items, older: page.nextCursor }
  const before = held.items.filter((item) => isBefore(item, first))
  return before.length > 0 ? { items: [...before, ...items], older: held.older } : { items, older: page.nextCursor }
}

/** Ignored when the thread has begun anew while the page was on its way. */
export function withOlder<M extends Place>(
  held: Held<M> | undefined,
  cursor: string,
  page: PageOf<M>,
): Held<M> | undefined {
  if (held?.older !== cursor) return held
  return { items: [...page.items.toReversed(), ...held.items], older: page.nextCursor }
}

/** Who has read one message has read those before it: older pages are not read again for that. */
export function lastReadByThem<M extends Item>(items: readonly M[], side: string): number {
  return items.findLastIndex(({ from, read }) => from === side && read)
}
