type Place = { id: string; createdAt: string }
type Item = Place & { from: string; read: boolean }
type PageOf<M> = { items: M[]; nextCursor: string | null }

/** The loaded part of a thread, oldest first and without gaps; `older` is the cursor of the page before it. */
export type Held<M extends Place> = { items: M[]; older: string | null }

const isBefore = (a: Place, b: Place): boolean =>
  a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id)

/** Joins the newest page to the loaded messages; when messages between the two are missing, only the page is kept. */
export function withNewest<M extends Place>(held: Held<M> | undefined, page: PageOf<M>): Held<M> {
  const items = page.items.toReversed()
  const first = items[0]
  const newestHeld = held?.items.at(-1)
  const joined = held && first && newestHeld && page.nextCursor !== null && !isBefore(newestHeld, first)
  if (!joined) return { items, older: page.nextCursor }
  const before = held.items.filter((item) => isBefore(item, first))
  return before.length > 0 ? { items: [...before, ...items], older: held.older } : { items, older: page.nextCursor }
}

/** An older page is ignored when the thread was replaced while the page was loading. */
export function withOlder<M extends Place>(
  held: Held<M> | undefined,
  cursor: string,
  page: PageOf<M>,
): Held<M> | undefined {
  if (held?.older !== cursor) return held
  return { items: [...page.items.toReversed(), ...held.items], older: page.nextCursor }
}

/** Index of the last message that the other side has read: those before it are read too, so older pages stay. */
export function lastReadByThem<M extends Item>(items: readonly M[], side: string): number {
  return items.findLastIndex(({ from, read }) => from === side && read)
}
