import type { contact } from '#features/tickets/contract/contact.ts'
import { contactLimits } from '#features/tickets/rules/contact.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { countCall } from '#server/http/rate-limits.ts'

const ok = { ok: true } as const

export const sendContact: Handler<typeof contact.send> = async (context, input) => {
  // A bot that filled in the honeypot gets the same answer as a person, but nothing is stored.
  if (input.website) return ok
  await countCall(context.db, `contact:${context.ip}`, contactLimits.perAddress, context.now)
  const { nome, email, telefone, assunto, mensagem } = input
  return inTransaction(context, async (tx) => {
    const id = tx.newId()
    await tx.db
      .insertInto('contact_messages')
      .values({
        id,
        nome,
        email,
        telefone: telefone || null,
        assunto: assunto || null,
        mensagem,
        created_at: tx.now,
        updated_at: tx.now,
      })
      .execute()
    await tx.emit('contact.received', { contactMessageId: id })
    return ok
  })
}
