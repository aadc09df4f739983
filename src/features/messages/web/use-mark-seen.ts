import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { unreadMessages } from '#features/messages/contract/unread-messages.ts'
import { messages } from '#features/messages/contract.ts'
import { call, keyOf } from '#web/api/call.ts'
import type { Message } from './queries.ts'

const isVisible = () => document.visibilityState === 'visible'

// A message longer than two screens is never half visible: filling half of the screen counts as seen, too.
const STEPS = Array.from({ length: 21 }, (_, n) => n / 20)
const isSeen = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean =>
  intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? Number.POSITIVE_INFINITY) / 2

/**
 * Marks what the other side wrote as read once it has been on the screen of a visible tab. Each message element carries its id in
 * `data-message`; the newest one seen marks those before it as read, too.
 */
export function useMarkSeen(
  id: string,
  { items, theirs, allowed }: { items: readonly Message[]; theirs: string; allowed: boolean },
  scroller: RefObject<HTMLElement | null>,
): void {
  const client = useQueryClient()
  const inView = useRef(new Set<string>())
  const marked = useRef('')
  const look = useEffectEvent(async () => {
    if (!allowed || !isVisible()) return
    const at = items.findLastIndex((item) => item.from === theirs && inView.current.has(item.id))
    const seen = items[at]
    const unread = items.slice(0, at + 1).some((item) => item.from === theirs && !item.read)
    if (!seen || !unread || marked.current === seen.id) return
    marked.current = seen.id
    try {
      await call(messages.markRead, { id, upTo: seen.id })
      await Promise.all([
        client.invalidateQueries({ queryKey: keyOf(unreadMessages.unread) }),
        client.invalidateQueries({ queryKey: keyOf(messages.conversations) }),
        client.invalidateQueries({ queryKey: keyOf(messages.conversation) }),
      ])
    } catch (error) {
      // Only logged (G30); the next look tries again.
      marked.current = ''
      console.info('not marked as read', error)
    }
  })
  useEffect(() => {
    const root = scroller.current
    if (!root || items.length === 0) return
    const observer = new IntersectionObserver(
      (changes) => {
        for (const change of changes) {
          const message = change.target instanceof HTMLElement ? change.target.dataset['message'] : undefined
          if (message && isSeen(change)) inView.current.add(message)
          else if (message) inView.current.delete(message)
        }
        void look()
      },
      { root, threshold: STEPS },
    )
    for (const element of root.querySelectorAll('[data-message]')) observer.observe(element)
    return () => observer.disconnect()
  }, [items, scroller])
  useEffect(() => {
    const again = () => void look()
    document.addEventListener('visibilitychange', again)
    addEventListener('online', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      removeEventListener('online', again)
    }
  }, [])
}
