import { refuseStale } from '#features/edits/server/edits.ts'
import type { ratings } from '#features/ratings/contract.ts'
import type { RatingDecision } from '#features/ratings/rules/asking.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { readDecided } from './rating-rows.ts'

const lock = async ({ db }: Context, id: string) => {
  const row = await db
    .selectFrom('ratings as g')
    .innerJoin('business_registrations as r', 'r.id', 'g.business_registration_id')
    .select(['g.version', 'g.reply', 'g.hidden_reason', 'r.user_id as customerId'])
    .where('g.business_registration_id', '=', id)
    .where('g.score', 'is not', null)
    .forUpdate('g')
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

type Change = { kind: RatingDecision; words: string | null }

/** Stored with its text, so that a reason is kept even when the rating it was given for has changed. */
async function decide(tx: Context, id: string, customerId: string, { kind, words }: Change): Promise<void> {
  await tx.db
    .insertInto('rating_decisions')
    .values({
      id: tx.newId(),
      business_registration_id: id,
      kind,
      words,
      decided_by: account(tx).id,
      decided_at: tx.now,
    })
    .execute()
  await tx.emit('rating.decided', { registrationId: id, customerId, decision: kind, words: words ?? '' })
}

/** The version also changes when the customer edits the answer, so a reply to an older text is a conflict. */
export const replyToRating: Handler<typeof ratings.reply> = (context, { id, reply, expectedVersion }) =>
  inTransaction(context, async (tx) => {
    const { version, reply: before, customerId } = await lock(tx, id)
    if (before !== reply) {
      refuseStale(version, expectedVersion)
      await tx.db
        .updateTable('ratings')
        .set({ reply, replied_at: reply === null ? null : tx.now, version: version + 1 })
        .where('business_registration_id', '=', id)
        .execute()
      await decide(tx, id, customerId, { kind: reply === null ? 'reply_removed' : 'replied', words: reply })
    }
    return readDecided(tx, id)
  })

export const hideRating: Handler<typeof ratings.hide> = (context, { id, reason, expectedVersion }) =>
  inTransaction(context, async (tx) => {
    const { version, hidden_reason: before, customerId } = await lock(tx, id)
    if (before !== reason) {
      refuseStale(version, expectedVersion)
      await tx.db
        .updateTable('ratings')
        .set({ hidden_at: reason === null ? null : tx.now, hidden_reason: reason, version: version + 1 })
        .where('business_registration_id', '=', id)
        .execute()
      await decide(tx, id, customerId, { kind: reason === null ? 'shown' : 'hidden', words: reason })
    }
    return readDecided(tx, id)
  })
