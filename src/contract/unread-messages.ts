import { z } from 'zod'
import { noInput } from './fields.ts'
import { route } from './route.ts'

/** On its own, because the header of every panel carries it. */
export const unreadMessages = {
  unread: route({
    method: 'GET',
    path: '/api/conversations/unread',
    access: 'messages.read',
    summary: 'How many messages the reader has not read',
    query: noInput.strict(),
    response: z.object({ unread: z.int() }),
  }),
}
