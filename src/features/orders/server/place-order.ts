import type { OrderInput } from '#features/orders/rules/order-fields.ts'
import { isOrderedAlone } from '#features/orders/rules/ordered-alone.ts'
import { markPaid } from '#features/payments/server/mark-paid.ts'
import { type Quote, quoteOf } from '#features/registrations/rules/quote.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context } from '#server/context.ts'
import { contentHash, isSameOrder } from './content-hash.ts'
import { type FoundOrder, findOrder, takeKey } from './find-order.ts'
import { makeRoom } from './make-room.ts'
import { type Requirement, readOffer } from './read-offer.ts'
import { withNumbersToldBefore } from './told-before.ts'
import { writeOrder } from './write-order.ts'

type Placed = Pick<FoundOrder, 'registration_id' | 'package_id' | 'payment_id' | 'plan_price' | 'state_fee' | 'amount'>

const orderView = (order: Placed, paid: boolean) => ({
  registrationId: order.registration_id,
  paymentId: order.payment_id,
  packageId: order.package_id,
  planCents: order.plan_price,
  stateFeeCents: order.state_fee,
  totalCents: order.amount,
  paid,
})

type Outcome = { placed: ReturnType<typeof orderView> } | { openPaymentId: string } | { busy: true }

/** Prices and names come from the tables; the total in the call only says which price the customer saw. */
async function quoteFor(tx: Context, order: OrderInput): Promise<{ quote: Quote; requirements: Requirement[] }> {
  const found = await readOffer(tx.db, order)
  if ('unknown' in found)
    throw new AppError('invalid', {
      fields: Object.fromEntries(found.unknown.map((part) => [part, 'not_offered' as const])),
    })
  const quote = quoteOf(found.offer, tx.now)
  if (quote.total !== order.seenTotalCents) throw new AppError('price_changed')
  return { quote, requirements: found.requirements }
}

/** Maps the foreign key error of a package that was deleted after the quote; the transaction leaves nothing behind. */
function packageGone(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined
  if (constraint !== 'business_registrations_package_id_fkey') throw error
  throw new AppError('invalid', { fields: { packageId: 'not_offered' } })
}

/** One attempt in one transaction: the order is placed, a payment session has to be closed first, or another call holds the key. */
export async function placeOrder(tx: Context, sent: OrderInput): Promise<Outcome> {
  const userId = account(tx).id
  if (!(await takeKey(tx, userId, sent.key))) return { busy: true }
  const known = await findOrder(tx, userId, sent.key)
  const order = known ? await withNumbersToldBefore(tx, known.registration_id, sent) : sent
  if (known && isSameOrder(tx.keys, order, known.content_hash))
    return { placed: orderView(known, known.paid_at !== null) }
  if (known) {
    const openPaymentId = await makeRoom(tx, known.registration_id)
    if (openPaymentId) return { openPaymentId }
  }
  // A superadmin may place such an order while impersonating the customer (C22).
  if (!isOrderedAlone(order.companyTypeId) && !tx.session?.impersonationId)
    throw new AppError('invalid', { fields: { companyTypeId: 'not_offered' } })
  const { quote, requirements } = await quoteFor(tx, order)
  const hash = contentHash(tx.keys, order)
  const written = await writeOrder(tx, { userId, order, hash, quote, requirements }).catch(packageGone)
  const free = quote.total === 0
  await tx.emit('order.created', { ...written, customerId: userId, free })
  if (free) await markPaid(tx, written)
  const amounts = { plan_price: quote.package.price, state_fee: quote.stateFee, amount: quote.total }
  const ids = { registration_id: written.registrationId, payment_id: written.paymentId, package_id: order.packageId }
  return { placed: orderView({ ...ids, ...amounts }, free) }
}
