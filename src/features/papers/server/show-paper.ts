import type { papers } from '#features/papers/contract.ts'
import { lockRegistration } from '#features/registrations/server/load-registration.ts'
import { AppError } from '#rules/errors.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { gatherFacts } from './gather-facts.ts'
import { madePapers, paperView } from './paper-rows.ts'

/** Idempotent: a repeated call changes nothing and emits no event. */
export const showPaper: Handler<typeof papers.show> = (context, { id, kind, shown }) =>
  inTransaction(context, async (tx) => {
    const { parties } = await lockRegistration(tx, id, 'papers.show')
    const changed = await tx.db
      .updateTable('documents')
      .set({ customer_sees: shown })
      .where('business_registration_id', '=', id)
      .where('paper_kind', '=', kind)
      .where('customer_sees', '!=', shown)
      .returning('id')
      .executeTakeFirst()
    if (changed) await tx.emit(shown ? 'paper.shown' : 'paper.hidden', { documentId: changed.id, ...parties, kind })
    const made = await madePapers(tx.db, id).execute()
    if (!made.some(({ paper_kind }) => paper_kind === kind)) throw new AppError('not_found')
    return paperView(kind, await gatherFacts(tx, id), made)
  })
