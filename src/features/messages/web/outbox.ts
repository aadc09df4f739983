import { ApiError } from '#web/api/call.ts'
import { type Box, dropEntry, readOutbox, type StoredEntry, storeEntry } from './outbox-storage.ts'

export type EntryState = 'waiting' | 'sending' | 'sent' | 'failed'
export type OutboxEntry = StoredEntry & { state: EntryState }
export type Outcome = { entry: OutboxEntry; error?: unknown }

const WAITS_MS = [1000, 2000, 5000, 10_000] as const
/** How many tries end in a server error before the message counts as failed. */
const TRIES = 3

type Parts = {
  userId: string
  box: Box
  post: (entry: OutboxEntry) => Promise<unknown>
  newId: () => string
  now: () => Date
}

/**
 * Outbox of messages without a confirmed delivery. Each message has its id from the start, so a retry after a lost answer
 * does not create a second message. Each conversation sends one message at a time, in the order of writing.
 */
export function makeOutbox({ userId, box, post, newId, now }: Parts) {
  let entries: readonly OutboxEntry[] = readOutbox(box, userId).map((one) => ({
    ...one,
    state: one.failed ? 'failed' : 'waiting',
  }))
  const listeners = new Set<() => void>()
  const outcomes = new Set<(outcome: Outcome) => void>()
  const busy = new Set<string>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const tries = new Map<string, number>()
  let stopped = false

  const replace = (next: readonly OutboxEntry[]) => {
    entries = next
    for (const listener of listeners) listener()
  }
  const set = (id: string, state: EntryState): OutboxEntry | undefined => {
    replace(entries.map((one) => (one.id === id ? { ...one, state, failed: state === 'failed' } : one)))
    const changed = entries.find((one) => one.id === id)
    if (changed && state !== 'sent') storeEntry(box, userId, changed)
    return changed
  }
  const say = (outcome: Outcome) => {
    for (const tell of outcomes) tell(outcome)
  }
  const laterAgain = (conversationId: string, ms: number) => {
    clearTimeout(timers.get(conversationId))
    timers.set(
      conversationId,
      setTimeout(() => void run(conversationId), ms),
    )
  }

  /** Sends one message; true when the next one may be sent. */
  async function sendOne(entry: OutboxEntry): Promise<boolean> {
    set(entry.id, 'sending')
    try {
      await post(entry)
    } catch (error) {
      return stopped ? false : refused(entry, error)
    }
    tries.delete(entry.id)
    dropEntry(box, userId, entry.id)
    const sent = set(entry.id, 'sent')
    if (sent) say({ entry: sent })
    return true
  }

  function refused(entry: OutboxEntry, error: unknown): boolean {
    const failures = (tries.get(entry.id) ?? 0) + 1
    tries.set(entry.id, failures)
    const status = error instanceof ApiError ? error.status : 0
    const wait = WAITS_MS[Math.min(failures, WAITS_MS.length) - 1] ?? 10_000
    const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0
    const passing = status === 0 || status === 401 || status === 429 || (status >= 500 && failures < TRIES)
    if (passing) {
      set(entry.id, 'waiting')
      // Without a session no retry can succeed, so the message waits until the user signs in again.
      if (status !== 401) laterAgain(entry.conversationId, Math.max(wait, asked))
      return false
    }
    tries.delete(entry.id)
    const failed = set(entry.id, 'failed')
    if (failed) say({ entry: failed, error })
    return true
  }

  async function run(conversationId: string): Promise<void> {
    if (stopped || busy.has(conversationId)) return
    clearTimeout(timers.get(conversationId))
    busy.add(conversationId)
    try {
      for (;;) {
        const next = entries.find((one) => one.conversationId === conversationId && one.state === 'waiting')
        if (stopped || !next || !(await sendOne(next))) return
      }
    } finally {
      busy.delete(conversationId)
    }
  }
  const flush = () => {
    for (const id of new Set(entries.map(({ conversationId }) => conversationId))) void run(id)
  }
  const remove = (id: string) => {
    dropEntry(box, userId, id)
    replace(entries.filter((one) => one.id !== id))
  }

  return {
    userId,
    entries: () => entries,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onOutcome(tell: (outcome: Outcome) => void): () => void {
      outcomes.add(tell)
      return () => outcomes.delete(tell)
    },
    add(written: Pick<StoredEntry, 'conversationId' | 'text' | 'attachments'>): void {
      const one: OutboxEntry = { ...written, id: newId(), at: now().toISOString(), failed: false, state: 'waiting' }
      storeEntry(box, userId, one)
      replace([...entries, one])
      void run(one.conversationId)
    },
    retry(id: string): void {
      const again = set(id, 'waiting')
      if (again) void run(again.conversationId)
    },
    /** Removes a message that the user has discarded, or that has appeared in the thread. */
    remove,
    /** Sends all waiting messages at once, because the connection is back. */
    flush,
    stop(): void {
      stopped = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
export type Outbox = ReturnType<typeof makeOutbox>
