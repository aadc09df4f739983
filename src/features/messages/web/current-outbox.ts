import { messages } from '#features/messages/contract.ts'
import { call } from '#web/api/call.ts'
import { makeOutbox, type Outbox } from './outbox.ts'

let current: Outbox | undefined

/** Sends waiting messages once the browser is online again, or the page visible again after the device slept. */
function watchConnection(): void {
  addEventListener('online', () => current?.flush())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') current?.flush()
  })
}

/** One outbox for each person and the life of the page, independent of the screen that is shown. */
export function outboxOf(userId: string): Outbox {
  if (current?.userId === userId) return current
  if (current) current.stop()
  else watchConnection()
  current = makeOutbox({
    userId,
    box: localStorage,
    post: ({ id, conversationId, text, attachments }) =>
      call(messages.send, {
        id: conversationId,
        messageId: id,
        text,
        attachments: attachments.map(({ documentId }) => documentId),
      }),
    newId: () => crypto.randomUUID(),
    now: () => new Date(),
  })
  current.flush()
  return current
}
