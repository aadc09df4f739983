import type { owners } from '#features/owners/contract.ts'
import { AppError } from '#rules/errors.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { changeOwners } from './change-owners.ts'
import { holdOwners } from './held-owners.ts'

/** The customer answers for one owner or several; the others stay as they are. */
export const answerTaxStatus: Handler<typeof owners.answer> = (context, { id, answers, expectedVersion }) =>
  inTransaction(context, async (tx) => {
    const held = await holdOwners(tx, id, 'owners.answer')
    const byOwner = new Map(answers.map(({ ownerId, ...answer }) => [ownerId, answer]))
    const known = new Set(held.owners.map((owner) => owner.id))
    if (answers.some(({ ownerId }) => !known.has(ownerId))) throw new AppError('not_found')
    const after = held.owners.map((owner) => ({ ...owner.given, ...byOwner.get(owner.id) }))
    await changeOwners(tx, held, after, expectedVersion)
    return { ok: true }
  })
