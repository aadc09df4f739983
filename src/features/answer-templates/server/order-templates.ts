import { sql } from 'kysely'
import type { answerTemplates } from '#features/answer-templates/contract.ts'
import { AppError } from '#rules/errors.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { holdTemplates, ownTemplates } from './template-rows.ts'

/** Sets the order of the templates of one kind; a conflict when another window has added or removed one. */
export const orderTemplates: Handler<typeof answerTemplates.order> = (context, { kind, ids }) =>
  inTransaction(context, async (tx) => {
    const own = (await holdTemplates(tx)).filter((row) => row.kind === kind).map(({ id }) => id)
    const asked = new Set(ids)
    if (asked.size !== ids.length || own.length !== ids.length || !own.every((id) => asked.has(id)))
      throw new AppError('conflict')
    await sql`update answer_templates t set position = o.place - 1
      from unnest(${ids}::uuid[]) with ordinality o (id, place) where t.id = o.id`.execute(tx.db)
    return ownTemplates(tx)
  })
