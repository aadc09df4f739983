import type { answerTemplates } from '#features/answer-templates/contract.ts'
import { AppError } from '#rules/errors.ts'
import { account } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

export const removeTemplate: Handler<typeof answerTemplates.remove> = async (context, { id }) => {
  const { numDeletedRows } = await context.db
    .deleteFrom('answer_templates')
    .where('id', '=', id)
    .where('user_id', '=', account(context).id)
    .executeTakeFirst()
  if (!numDeletedRows) throw new AppError('not_found')
  return { ok: true } as const
}
