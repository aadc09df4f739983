import { sql } from 'kysely'
import { contact } from '#features/tickets/contract/contact.ts'
import { tickets } from '#features/tickets/contract.ts'
import { keptSince } from '#rules/retention.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { answerContact } from './answer-contact.ts'
import { mountContactForm } from './contact-form.ts'
import { createTicket } from './create-ticket.ts'
import { listContacts, readContact } from './list-contacts.ts'
import { countTickets, listTickets, readTicket } from './list-tickets.ts'
import { reactions } from './reactions.ts'
import { replyToTicket } from './reply-to-ticket.ts'
import { sendContact } from './send-contact.ts'
import { setContactStatus } from './set-contact-status.ts'
import { setTicketStatus } from './set-ticket-status.ts'

export const feature: ServerFeature = {
  calls: {
    contact: serve(contact, {
      send: sendContact,
      list: listContacts,
      read: readContact,
      answer: answerContact,
      setStatus: setContactStatus,
    }),
    tickets: serve(tickets, {
      create: createTicket,
      list: listTickets,
      counts: countTickets,
      read: readTicket,
      reply: replyToTicket,
      setStatus: setTicketStatus,
    }),
  },
  on: reactions,
  mount: mountContactForm,
  runOut: { contact_messages: (now) => sql`created_at < ${keptSince('contactMessages', now)}` },
}
