import { z } from 'zod'
import { type ContactSubject, contactSubjectLabels } from '#features/tickets/rules/contact.ts'
import type { Db } from '#server/db/connect.ts'

export type ContactFacts = {
  id: string
  nome: string
  email: string
  telefone: string
  subject: string
  mensagem: string
  reply: string
}

const ids = z.object({ contactMessageId: z.uuid(), replyId: z.uuid().optional() })
const nothing: ContactFacts = { id: '', nome: '', email: '', telefone: '', subject: '', mensagem: '', reply: '' }

/** The outbox holds ids only, so the texts are read when the mail is sent. */
export async function readContactFacts(db: Db, data: unknown): Promise<ContactFacts> {
  const given = ids.safeParse(data).data
  if (!given) return nothing
  const row = await db
    .selectFrom('contact_messages as m')
    .leftJoin('contact_replies as r', (join) =>
      join.onRef('r.contact_message_id', '=', 'm.id').on('r.id', '=', given.replyId ?? null),
    )
    .select(['m.id', 'm.nome', 'm.email', 'm.telefone', 'm.assunto', 'm.mensagem', 'r.message as reply'])
    .where('m.id', '=', given.contactMessageId)
    .executeTakeFirst()
  if (!row) return nothing
  const { assunto, telefone, reply, ...rest } = row
  const subject = assunto ? contactSubjectLabels[assunto as ContactSubject] : ''
  return { ...rest, subject, telefone: telefone ?? '', reply: reply ?? '' }
}
