import type { Context } from '#server/context.ts'
import { demoEmail } from './demo-people.ts'
import { aContactMessage, aContactReply } from './factories/contact-message.ts'
import { aTicket, aTicketReply } from './factories/ticket.ts'
import { contacts, type DemoContact, type DemoTicket, tickets } from './inbox.ts'
import { DAY, later } from './timeline.ts'
import type { People } from './write-people.ts'

/** Support tickets and messages of the contact form. */
export async function writeInbox(tx: Context, people: People): Promise<void> {
  for (const ticket of tickets) await writeTicket(tx, ticket, people)
  for (const contact of contacts) await writeContact(tx, contact, people)
}

async function writeTicket(tx: Context, ticket: DemoTicket, people: People): Promise<void> {
  const { from, ago, subject, type, status, text, replies } = ticket
  const created_at = later(tx.now, -ago * DAY)
  const updated_at = later(tx.now, -(replies.at(-1)?.ago ?? ago) * DAY)
  const { id } = await aTicket(tx, people(from), { subject, type, status, message: text, created_at, updated_at })
  for (const reply of replies) {
    const from_staff = reply.by !== from
    const answered = later(tx.now, -reply.ago * DAY)
    await aTicketReply(tx, id, people(reply.by), { from_staff, message: reply.text, created_at: answered })
  }
}

async function writeContact(tx: Context, contact: DemoContact, people: People): Promise<void> {
  const { name, local, phone, subject, ago, text, reply } = contact
  const { id } = await aContactMessage(tx, {
    nome: name,
    email: demoEmail(local),
    telefone: phone ?? null,
    assunto: subject,
    mensagem: text,
    status: reply ? 'respondido' : 'novo',
    created_at: later(tx.now, -ago * DAY),
    updated_at: later(tx.now, -(reply?.ago ?? ago) * DAY),
  })
  if (!reply) return
  await aContactReply(tx, id, people('admin'), { message: reply.text, created_at: later(tx.now, -reply.ago * DAY) })
}
