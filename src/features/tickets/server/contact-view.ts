import type { ContactStatus, ContactSubject } from '#features/tickets/rules/contact.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'

type Summary = {
  id: string
  nome: string
  email: string
  assunto: string | null
  status: string
  created_at: Date
}

export const summaryColumns = ['id', 'nome', 'email', 'assunto', 'status', 'created_at'] as const

export const summaryView = (row: Summary) => ({
  id: row.id,
  nome: row.nome,
  email: row.email,
  assunto: row.assunto as ContactSubject | null,
  status: row.status as ContactStatus,
  createdAt: row.created_at,
})

/** The message with all replies; `lock` serialises concurrent answers within a transaction. */
export async function loadContact(context: Context, id: string, lock = false) {
  const query = context.db
    .selectFrom('contact_messages')
    .select([...summaryColumns, 'telefone', 'mensagem'])
    .where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  const replies = await context.db
    .selectFrom('contact_replies as r')
    .innerJoin('profiles as p', 'p.id', 'r.author_id')
    .select(['r.id', 'p.name as author', 'r.message', 'r.created_at as createdAt'])
    .where('r.contact_message_id', '=', id)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute()
  return { ...summaryView(row), telefone: row.telefone, mensagem: row.mensagem, replies }
}
