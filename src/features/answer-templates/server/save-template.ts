import type { answerTemplates } from '#features/answer-templates/contract.ts'
import { AppError } from '#rules/errors.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { holdTemplates, ownTemplates } from './template-rows.ts'

/** Another person's template is not among the own ones, so it is answered as not found. */
export const saveTemplate: Handler<typeof answerTemplates.save> = (context, { id, title, body, expectedVersion }) =>
  inTransaction(context, async (tx) => {
    const row = (await holdTemplates(tx)).find((one) => one.id === id)
    if (!row) throw new AppError('not_found')
    if (row.version !== expectedVersion) throw new AppError('conflict')
    await tx.db
      .updateTable('answer_templates')
      .set({ title, body, version: row.version + 1, updated_at: tx.now })
      .where('id', '=', id)
      .execute()
    return ownTemplates(tx)
  })
