import { ApiError } from '#web/api/call.ts'
import { type Box, dropEntry, readOutbox, type StoredEntry, storeEntry } from './outbox-storage.ts'

export type EntryState = 'waiting' | 'sending' | 'sent' | 'failed'
export type OutboxEntry = StoredEntry & { state: EntryState }
export type Outcome = { entry: OutboxEntry; error?: unknown }

const WAITS_MS = [1000, 2000, 5000, 10_000] as const
/** How often a server that answers with an error is asked again before the writer is told. */
const TRIES = 3

type Parts = {
  userId: string
  box: Box
  post: (entry: OutboxEntry) => Promise<unknown>
  newId: () => string
  now: () => Date
}

/**
 * Messages that are not known to have arrived. Each has its id from the start, so sending it again is safe: a try whose
 * answer was lost finds the message there. One conversation sends one at a time, in the order of writing.
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

  /** True when the next message may be sent. */
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
      // Without a session nothing can be sent until somebody signs in again.
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
    /** For a message that its writer gave up, or that has appeared in the thread. */
    remove,
    /** Sends everything that waits at once, because the connection is back. */
    flush,
    stop(): void {
      stopped = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
export type Outbox = ReturnType<typeof makeOutbox>
