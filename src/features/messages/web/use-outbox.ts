import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { messages } from '#features/messages/contract.ts'
import { messages as words } from '#features/messages/words/messages.pt-BR.ts'
import { keyOf } from '#web/api/call.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { outboxOf } from './current-outbox.ts'
import type { Outbox, OutboxEntry, Outcome } from './outbox.ts'
import type { ConversationSide } from './sides.ts'

/** The messages of one conversation without a confirmed delivery. */
export function useOutbox(userId: string, conversationId: string): { outbox: Outbox; entries: OutboxEntry[] } {
  const outbox = outboxOf(userId)
  const all = useSyncExternalStore(outbox.subscribe, outbox.entries)
  const entries = useMemo(() => all.filter((one) => one.conversationId === conversationId), [all, conversationId])
  return { outbox, entries }
}

/** Reads the thread again after each outcome and shows a toast (G29), except for sent messages that the open thread already shows. */
export function useOutcomes(userId: string, side: ConversationSide, open: string | null): void {
  const client = useQueryClient()
  const text = useMessages('messages', words)
  const readAgain = (id: string): void => {
    void client.invalidateQueries({ queryKey: [...keyOf(messages.thread), { id }] })
    void client.invalidateQueries({ queryKey: keyOf(messages.conversations) })
  }
  const tell = useEffectEvent(({ entry }: Outcome) => {
    if (entry.conversationId === open && entry.state !== 'failed') return readAgain(entry.conversationId)
    if (entry.state === 'failed')
      toast.error(text.sendFailed, { id: 'message-failed', description: text.sendFailedText })
    else if (side === 'agent') toast.success(text.sentByAgent, { id: 'message-sent' })
    else toast.success(text.sent, { id: 'message-sent', description: text.sentText })
    readAgain(entry.conversationId)
  })
  useEffect(() => outboxOf(userId).onOutcome(tell), [userId])
}
