import { z } from 'zod'
import { byId, done, id, printable, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery, searchQuery } from '#contract/pages.ts'
import { newId } from '#contract/records.ts'
import { route } from '#contract/route.ts'
import { documentStatuses } from '#features/documents/rules/status.ts'
import { LONGEST_MESSAGE, MOST_ATTACHMENTS, withoutEmojiJoins } from './rules/text.ts'

const side = z.enum(['customer', 'team'])

/** A document of the same registration, with what the reader may do with its newest file now. */
const attachmentView = z.object({
  documentId: id,
  name: z.string(),
  status: z.enum(documentStatuses),
  version: z.int().nullable(),
  canDownload: z.boolean(),
})

export const messageView = z.object({
  id,
  text: z.string(),
  from: side,
  mine: z.boolean(),
  senderName: z.string(),
  /** The side that did not write the message has seen it. */
  read: z.boolean(),
  createdAt: timestamp,
  attachments: z.array(attachmentView),
})

export const conversationView = z.object({
  /** Id of the registration, because each registration has one conversation. */
  id,
  companyName: z.string(),
  /** The customer for an agent, the agent for a customer; null while none is assigned. */
  counterpart: z.object({ name: z.string() }).nullable(),
  lastMessage: z
    .object({ preview: z.string(), mine: z.boolean(), hasAttachments: z.boolean(), createdAt: timestamp })
    .nullable(),
  unread: z.int(),
  canWrite: z.boolean(),
})

const messageText = z
  .string()
  .max(LONGEST_MESSAGE)
  .refine((value) => printable(withoutEmojiJoins(value)), 'unprintable')
  .trim()
  .min(1, 'required')

export const messages = {
  conversations: route({
    method: 'GET',
    path: '/api/conversations',
    access: 'messages.read',
    summary:
      'Own conversations, the one written in last first, for agents after those with unread messages; searches in the names of company and customer',
    // When a registration gets another agent, its conversation moves along.
    staleAfter: ['registration.changed', 'message.created', 'message.read'],
    query: z.strictObject({ ...pageQuery, ...searchQuery }),
    response: pageOf(conversationView),
  }),
  conversation: route({
    method: 'GET',
    path: '/api/conversations/:id',
    access: 'messages.read',
    summary: 'One conversation, by the id of its registration',
    staleAfter: ['registration.changed', 'message.created', 'message.read'],
    params: byId,
    response: conversationView,
  }),
  thread: route({
    method: 'GET',
    path: '/api/conversations/:id/messages',
    access: 'messages.read',
    summary: 'Messages of a conversation, newest first',
    staleAfter: ['registration.changed', 'message.created', 'message.read'],
    params: byId,
    query: z.strictObject(pageQuery),
    response: pageOf(messageView),
  }),
  send: route({
    method: 'POST',
    path: '/api/conversations/:id/messages',
    records: { id: 'business_registrations', messageId: newId, attachments: 'documents' },
    access: 'messages.send',
    summary: 'Write a message; the same id twice is the same message',
    params: byId,
    body: z.strictObject({
      /** Idempotency key made by the sender: a retry after a lost answer is not a second message. */
      messageId: id,
      text: messageText,
      attachments: z.array(id).max(MOST_ATTACHMENTS).default([]),
    }),
    response: messageView,
    status: 201,
    limit: { max: 60, seconds: 60 },
  }),
  markRead: route({
    method: 'POST',
    path: '/api/conversations/:id/read',
    records: { id: 'business_registrations', upTo: 'messages' },
    access: 'messages.mark',
    summary: 'Mark what the other side wrote as read, up to the message that was seen',
    params: byId,
    body: z.strictObject({ upTo: id }),
    response: done,
  }),
}
