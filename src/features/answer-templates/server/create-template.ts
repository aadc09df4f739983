import type { answerTemplates } from '#features/answer-templates/contract.ts'
import { MOST_TEMPLATES } from '#features/answer-templates/rules/template.ts'
import { AppError } from '#rules/errors.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { holdTemplates, ownTemplates } from './template-rows.ts'

export const createTemplate: Handler<typeof answerTemplates.create> = (context, { kind, title, body }) =>
  inTransaction(context, async (tx) => {
    const held = await holdTemplates(tx)
    if (held.length >= MOST_TEMPLATES) throw new AppError('conflict', { reason: 'too_many_templates' })
    const position = Math.max(-1, ...held.filter((row) => row.kind === kind).map((row) => row.position)) + 1
    await tx.db
      .insertInto('answer_templates')
      .values({
        id: tx.newId(),
        user_id: account(tx).id,
        kind,
        title,
        body,
        position,
        created_at: tx.now,
        updated_at: tx.now,
      })
      .execute()
    return ownTemplates(tx)
  })
