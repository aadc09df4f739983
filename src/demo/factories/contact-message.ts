import type { Selectable } from 'kysely'
import type { Context } from '#server/context.ts'
import type { ContactMessages, ContactReplies } from '#server/db/types.ts'
import { unique } from './unique.ts'

export type ContactMessage = Omit<Selectable<ContactMessages>, 'search_text'>
export type ContactReply = Selectable<ContactReplies>

export async function aContactMessage(context: Context, given: Partial<ContactMessage> = {}): Promise<ContactMessage> {
  const created = given.created_at ?? context.now
  const row: ContactMessage = {
    id: context.newId(),
    nome: 'Luciana Prates',
    email: `contato-${unique()}@example.test`,
    telefone: null,
    assunto: 'duvidas',
    mensagem: 'Quanto tempo leva para abrir uma LLC na Flórida?',
    status: 'novo',
    created_at: created,
    updated_at: created,
    ...given,
  }
  await context.db.insertInto('contact_messages').values(row).execute()
  return row
}

export async function aContactReply(
  context: Context,
  contactMessageId: string,
  authorId: string,
  given: Partial<ContactReply> = {},
): Promise<ContactReply> {
  const row: ContactReply = {
    id: context.newId(),
    contact_message_id: contactMessageId,
    author_id: authorId,
    message: 'Olá! O prazo médio é de três semanas.',
    created_at: context.now,
    ...given,
  }
  await context.db.insertInto('contact_replies').values(row).execute()
  return row
}
