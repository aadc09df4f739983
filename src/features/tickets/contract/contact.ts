import { z } from 'zod'
import { byId, done, id, line, printable, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery, searchQuery } from '#contract/pages.ts'
import { route } from '#contract/route.ts'
import {
  byteLength,
  contactLimits,
  contactStatuses,
  contactSubjects,
  isPhone,
} from '#features/tickets/rules/contact.ts'

// HTML forms send CRLF; line endings are normalised, so that stored text and byte counts agree.
const plain = (value: string): string => value.replace(/\r\n?/g, '\n').trim()
const typed = z.string('required').overwrite(plain).min(1, 'required').refine(printable, 'unprintable')
/** An empty text in an optional field counts as missing. */
export const contactForm = z.strictObject({
  nome: typed.max(contactLimits.name, 'too_long'),
  email: typed.max(254, 'email').toLowerCase().pipe(z.email('email')),
  telefone: z
    .string('phone')
    .overwrite(plain)
    .max(contactLimits.phone, 'phone')
    .refine((value) => value === '' || isPhone(value), 'phone')
    .optional(),
  assunto: z.enum(['', ...contactSubjects], 'choice').optional(),
  mensagem: typed.refine((value) => byteLength(value) <= contactLimits.messageBytes, 'too_long'),
  /** Honeypot, hidden from people: only bots fill it in. */
  website: z.string().max(500).optional(),
})

const summary = {
  id,
  nome: z.string(),
  email: z.string(),
  assunto: z.enum(contactSubjects).nullable(),
  status: z.enum(contactStatuses),
  createdAt: timestamp,
}
export const contactSummaryView = z.object({ ...summary, excerpt: z.string() })
const contactReplyView = z.object({ id, author: z.string(), message: z.string(), createdAt: timestamp })
export const contactView = z.object({
  ...summary,
  telefone: z.string().nullable(),
  mensagem: z.string(),
  replies: z.array(contactReplyView),
})

const TEN_MINUTES = 600
export const contact = {
  send: route({
    method: 'POST',
    path: '/api/contact-messages',
    records: {},
    access: 'contact.send',
    summary: 'Send a message to the support',
    body: contactForm,
    response: done,
    // Limits the calls, also invalid ones; `contactLimits.perAddress` limits the accepted messages.
    limit: { max: 60, seconds: TEN_MINUTES },
  }),
  list: route({
    method: 'GET',
    path: '/api/contact-messages',
    access: 'contact.manage',
    summary: 'Contact messages, newest first',
    staleAfter: [],
    query: z.strictObject({ ...pageQuery, ...searchQuery, status: z.enum(contactStatuses).optional() }),
    response: pageOf(contactSummaryView),
  }),
  read: route({
    method: 'GET',
    path: '/api/contact-messages/:id',
    access: 'contact.manage',
    summary: 'One contact message with its answers',
    staleAfter: [],
    params: byId,
    response: contactView,
  }),
  answer: route({
    method: 'POST',
    path: '/api/contact-messages/:id/answer',
    records: { id: 'contact_messages' },
    access: 'contact.answer',
    summary: 'Answer by mail',
    params: byId,
    body: z.strictObject({ message: line(contactLimits.reply) }),
    response: contactView,
    limit: { max: 60, seconds: TEN_MINUTES },
  }),
  setStatus: route({
    method: 'POST',
    path: '/api/contact-messages/:id/status',
    records: { id: 'contact_messages' },
    access: 'contact.manage',
    summary: 'Close a contact message or open it again',
    params: byId,
    body: z.strictObject({ status: z.enum(contactStatuses) }),
    response: contactView,
  }),
}
