import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { messages } from '#contract/messages.ts'
import { call, keyOf } from '#web/api.ts'
import type { Message } from './queries.ts'

const isVisible = () => document.visibilityState === 'visible'

/**
 * Marks what the other side wrote as read once it has been on the screen of a visible tab. Each message element carries its place in
 * `data-place`; the newest one seen stands for those before it.
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
    const seen = items.findLast((item) => item.from === theirs && inView.current.has(item.id))
    const open = items.some(
      (item) => item.from === theirs && !item.read && seen && items.indexOf(item) <= items.indexOf(seen),
    )
    if (!seen || !open || marked.current === seen.id) return
    marked.current = seen.id
    try {
      await call(messages.markRead, { id, upTo: seen.id })
      await Promise.all([
        client.invalidateQueries({ queryKey: keyOf(messages.unread) }),
        client.invalidateQueries({ queryKey: keyOf(messages.conversations) }),
        client.invalidateQueries({ queryKey: keyOf(messages.conversation) }),
      ])
    } catch (error) {
      // Spec P1 §8: only logged; the next look tries again.
      marked.current = ''
      console.info('not marked as read', error)
    }
  })
  useEffect(() => {
    const root = scroller.current
    if (!root || items.length === 0) return
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          const message = target instanceof HTMLElement ? target.dataset['message'] : undefined
          if (message && isIntersecting) inView.current.add(message)
          else if (message) inView.current.delete(message)
        }
        void look()
      },
      { root, threshold: 0.5 },
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
