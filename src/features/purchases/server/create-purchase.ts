import { sql } from 'kysely'
import { ownReturns } from '#features/payments/server/pay-for.ts'
import type { purchases } from '#features/purchases/contract.ts'
import type { PurchaseStatus } from '#features/purchases/rules/purchase.ts'
import { loadRegistration, lockRegistration } from '#features/registrations/server/load-registration.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { closePurchase } from './close-purchase.ts'
import { type CompanyRow, companyRow } from './company-row.ts'
import { payPurchase } from './pay-purchase.ts'
import { type Quoted, quotePurchase, type What } from './quote-purchase.ts'

const MOST_CLOSINGS = 3

type Asked = { id: string; purchaseId: string; what: What; seenTotalCents: number }
type Outcome = { purchaseId: string } | { closeFirst: string }

/** The unfinished purchase of the same thing: for the same duty, of the same service without a duty, or of any upgrade. */
async function living(tx: Context, company: CompanyRow, { columns, quote }: Quoted) {
  const query = tx.db
    .selectFrom('purchases')
    .select(['id', 'price', 'state_fee', 'extra_id', 'to_package_id', sql<PurchaseStatus>`status`.as('status')])
    .where('business_registration_id', '=', company.id)
    .where('kind', '=', quote.kind)
    .where('status', 'in', [sql.lit('unpaid'), sql.lit('paid'), sql.lit('in_progress')])
  if (quote.kind === 'upgrade') return query.executeTakeFirst()
  if (columns.duty_id !== null) return query.where('duty_id', '=', columns.duty_id).executeTakeFirst()
  return query.where('duty_id', 'is', null).where('extra_id', '=', columns.extra_id).executeTakeFirst()
}

async function insert(tx: Context, company: CompanyRow, id: string, { quote, columns }: Quoted): Promise<void> {
  const at = { created_at: tx.now, updated_at: tx.now }
  const common = { business_registration_id: company.id, quote: JSON.stringify(quote), state_fee: quote.fee, ...at }
  await tx.db
    .insertInto('purchases')
    .values({
      id,
      kind: quote.kind,
      ...columns,
      ...common,
      price: quote.price,
      status_at: tx.now,
      status_by: account(tx).id,
    })
    .execute()
  await tx.db
    .insertInto('payments')
    .values({
      id: tx.newId(),
      purchase_id: id,
      ...common,
      amount: quote.total,
      plan_price: quote.price,
      payment_method: quote.total === 0 ? 'none' : 'card',
    })
    .execute()
}

/** Whether this purchase exists already, as after a lost answer; an id that was used for something else or at another price is refused. */
async function orderedBefore(tx: Context, { id, purchaseId, what, seenTotalCents }: Asked): Promise<boolean> {
  const before = await tx.db
    .selectFrom('purchases')
    .select(['business_registration_id', 'extra_id', 'duty_id', 'to_package_id', 'price', 'state_fee'])
    .where('id', '=', purchaseId)
    .executeTakeFirst()
  if (!before) return false
  const same =
    what.kind === 'extra'
      ? before.extra_id === what.extraId && before.duty_id === what.dutyId
      : before.to_package_id === what.packageId
  if (before.business_registration_id !== id || !same) throw new AppError('conflict')
  if (before.price + before.state_fee !== seenTotalCents) throw new AppError('price_changed')
  return true
}

/** One attempt in one transaction: returns the new or existing purchase, or the unpaid one that has to be closed first. */
async function order(tx: Context, asked: Asked): Promise<Outcome> {
  const { id, purchaseId, what, seenTotalCents } = asked
  // The lock lets one purchase for a company proceed at a time.
  await lockRegistration(tx, id, 'purchases.buy')
  const company = await companyRow(tx, id)
  if (await orderedBefore(tx, asked)) return { purchaseId }
  if (!company.open) throw new AppError('conflict', { reason: 'services_closed' })
  const quoted = await quotePurchase(tx, company, what)
  if (quoted.quote.total !== seenTotalCents) throw new AppError('price_changed')
  const other = await living(tx, company, quoted)
  if (other) {
    if (other.status !== 'unpaid') throw new AppError('conflict', { reason: 'already_ordered' })
    const same = other.extra_id === quoted.columns.extra_id && other.to_package_id === quoted.columns.to_package_id
    return same && other.price + other.state_fee === quoted.quote.total
      ? { purchaseId: other.id }
      : { closeFirst: other.id }
  }
  await insert(tx, company, purchaseId, quoted)
  await tx.emit('purchase.ordered', { purchaseId, registrationId: id, customerId: company.user_id })
  return { purchaseId }
}

/** Orders a service or an upgrade and returns the address of its payment page; the same call again leads to the same payment. */
export const createPurchase: Handler<typeof purchases.create> = async (
  context,
  { successUrl, cancelUrl, ...asked },
) => {
  // Checked before anything is written, so that a refused call leaves no purchase behind.
  await loadRegistration(context, asked.id, 'purchases.buy')
  await ownReturns(context, { registrationId: asked.id, successUrl, cancelUrl })
  for (let closings = 0; closings < MOST_CLOSINGS; closings++) {
    const outcome = await inTransaction(context, (tx) => order(tx, asked))
    if ('purchaseId' in outcome) return payPurchase(context, { id: outcome.purchaseId, successUrl, cancelUrl })
    await closePurchase(context, outcome.closeFirst)
  }
  throw new AppError('conflict')
}
