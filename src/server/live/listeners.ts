import type { SessionEndReason } from '#contract/live.ts'
import type { Ending, LiveEvent } from './notices.ts'

export type Listener = {
  userId: string
  sessionId: string
  onEvent(event: LiveEvent): void
  onEnd(reason: SessionEndReason): void
}

/** The listeners of this node, by person and session. Each event is delivered once, even if it is announced and read from the table. */
export function makeListeners(rememberedIds: number) {
  const byUser = new Map<string, Set<Listener>>()
  const bySession = new Map<string, Set<Listener>>()
  const delivered = new Set<number>()
  const reconnects = new Set<() => void>()
  let total = 0

  const put = (map: Map<string, Set<Listener>>, key: string, listener: Listener) => {
    const known = map.get(key)
    if (known) known.add(listener)
    else map.set(key, new Set([listener]))
  }
  const take = (map: Map<string, Set<Listener>>, key: string, listener: Listener) => {
    const known = map.get(key)
    known?.delete(listener)
    if (known?.size === 0) map.delete(key)
  }

  return {
    add(listener: Listener): () => void {
      put(byUser, listener.userId, listener)
      put(bySession, listener.sessionId, listener)
      total++
      let gone = false
      return () => {
        if (gone) return
        gone = true
        total--
        take(byUser, listener.userId, listener)
        take(bySession, listener.sessionId, listener)
      }
    },
    /** Events from before this node's start count as delivered. */
    remember(ids: readonly number[]): void {
      for (const id of ids) delivered.add(id)
    },
    deliver(event: LiveEvent): void {
      if (delivered.has(event.id)) return
      delivered.add(event.id)
      const [oldest] = delivered
      if (delivered.size > rememberedIds && oldest !== undefined) delivered.delete(oldest)
      for (const listener of byUser.get(event.user) ?? []) listener.onEvent(event)
    },
    end(ending: Ending): void {
      const ended = 'session' in ending ? bySession.get(ending.session) : byUser.get(ending.user)
      // Iterates over a copy, because listeners unsubscribe in `onEnd`.
      for (const listener of [...(ended ?? [])]) listener.onEnd(ending.reason)
    },
    onReconnect(react: () => void): () => void {
      reconnects.add(react)
      return () => reconnects.delete(react)
    },
    reconnected(): void {
      for (const react of reconnects) react()
    },
    countOf: (userId: string): number => byUser.get(userId)?.size ?? 0,
    count: (): number => total,
  }
}
