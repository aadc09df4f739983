import { draftData, draftView, type orders } from '#features/orders/contract.ts'
import { SERVER_DRAFT_LIFETIME } from '#features/orders/rules/server-draft.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

const ok = { ok: true } as const

/** One draft per customer, whichever device it was started on (C14). */
export const readDraft: Handler<typeof orders.readDraft> = async (context) => {
  const row = await context.db
    .selectFrom('wizard_drafts as d')
    .leftJoin('order_keys as k', (join) => join.onRef('k.user_id', '=', 'd.user_id').onRef('k.key', '=', 'd.order_key'))
    .leftJoin('business_registrations as r', 'r.id', 'k.business_registration_id')
    .select(['d.order_key', 'd.step', 'd.data', 'd.updated_at', 'k.business_registration_id as orderId'])
    .where('d.user_id', '=', account(context).id)
    .where('d.expires_at', '>', context.now)
    // A draft that was saved while its order was being paid is not offered again (C17).
    .where('r.paid_at', 'is', null)
    .executeTakeFirst()
  // A draft in a shape that the wizard no longer knows cannot be resumed.
  const data = draftData.safeParse(row?.data).data
  const step = draftView.shape.step.safeParse(row?.step).data
  if (!row || !data || !step) return { draft: null }
  const ordered = row.orderId !== null
  return { draft: { orderKey: row.order_key, step, data, ordered, updatedAt: row.updated_at } }
}

/** Whether the order of this key is paid, so that its draft must not be saved any more (C17). */
const isPaid = (context: Context, orderKey: string) =>
  context.db
    .selectFrom('order_keys as k')
    .innerJoin('business_registrations as r', 'r.id', 'k.business_registration_id')
    .select('r.id')
    .where('k.user_id', '=', account(context).id)
    .where('k.key', '=', orderKey)
    .where('r.paid_at', 'is not', null)
    .executeTakeFirst()

export const saveDraft: Handler<typeof orders.saveDraft> = async (context, { orderKey, step, data }) => {
  if (await isPaid(context, orderKey)) throw new AppError('order_paid')
  const kept = {
    order_key: orderKey,
    step,
    data: JSON.stringify(data),
    updated_at: context.now,
    expires_at: new Date(context.now.getTime() + SERVER_DRAFT_LIFETIME),
  }
  await context.db
    .insertInto('wizard_drafts')
    .values({ user_id: account(context).id, created_at: context.now, ...kept })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
    .execute()
  return ok
}

export const clearDraft: Handler<typeof orders.clearDraft> = async (context) => {
  await context.db.deleteFrom('wizard_drafts').where('user_id', '=', account(context).id).execute()
  return ok
}
