import { z } from 'zod'
import { noInput } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** In a file of its own, because the header of every panel loads it without the other message calls. */
export const unreadMessages = {
  unread: route({
    method: 'GET',
    path: '/api/conversations/unread',
    access: 'messages.read',
    summary: 'How many messages the reader has not read, exact up to a hundred',
    staleAfter: ['registration.changed', 'message.created', 'message.read'],
    query: noInput.strict(),
    response: z.object({ unread: z.int() }),
  }),
}
