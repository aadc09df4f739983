import { setTimeout as sleep } from 'node:timers/promises'
import { isWhole, type orders } from '#features/orders/contract.ts'
import type { OrderInput } from '#features/orders/rules/order-fields.ts'
import { expireOpenSession } from '#features/payments/server/expire-open-session.ts'
import { AppError, type ErrorCode } from '#rules/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { placeOrder } from './place-order.ts'

const MOST_TRIES = 80
// Another call with the same key usually ends soon, so the pauses start short and grow.
const pauseAfter = (tries: number): number => Math.min(20 * (tries + 1), 200)
const MOST_CLOSINGS = 3
// Our own pages never send these: the caller is probing, or the page is outdated.
const suspicious: readonly ErrorCode[] = ['invalid', 'price_changed']

/** One order per idempotency key: the same order sent again gets the same answer, a changed one replaces the unpaid old one. */
export const createOrder: Handler<typeof orders.create> = async (context, order) => {
  try {
    return await placeWithRetries(context, order)
  } catch (error) {
    if (error instanceof AppError && suspicious.includes(error.code)) await recordRefusal(context, error)
    throw error
  }
}

async function placeWithRetries(context: Context, order: OrderInput) {
  if (!isWhole(order.owners)) throw new AppError('invalid', { fields: { 'owners.main.share': 'not_whole' } })
  let closings = 0
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const outcome = await inTransaction(context, (tx) => placeOrder(tx, order))
    if ('placed' in outcome) return outcome.placed
    if ('openPaymentId' in outcome) {
      if (closings++ === MOST_CLOSINGS) throw new AppError('conflict')
      const closed = await expireOpenSession(context, outcome.openPaymentId)
      if (closed === 'paid') throw new AppError('order_paid')
    } else await sleep(pauseAfter(tries))
  }
  throw new AppError('unavailable', { retryAfterSeconds: 2 })
}

const recordRefusal = (context: Context, { code, fields }: AppError): Promise<void> =>
  audit(context, { action: 'order.refused', details: { code, fields: Object.keys(fields ?? {}).join(' ') } })
