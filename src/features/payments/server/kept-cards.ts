import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { paymentMethods } from '#features/payments/contract/payment-methods.ts'
import { ownReturn } from '#features/payments/rules/own-return.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { ownOrigins } from '#server/http/origin-check.ts'
import { whoReads } from '#server/language/reader.ts'
import { askProvider } from './ask-provider.ts'
import { findCustomer } from './find-customer.ts'
import { findProvider } from './find-provider.ts'
import { type CardKeeper, KeySpent, type PaymentProvider } from './provider/provider.ts'
import { KEY_IN_USE, KeyInUse } from './provider/stripe-client.ts'

export const listMethods: Handler<typeof paymentMethods.methods> = async (context) => {
  const provider = await findProvider(context)
  const cards = provider?.cards
  if (!provider || !cards) return { canAdd: false, items: [] }
  const known = await findCustomer(context, provider, account(context).id)
  return { canAdd: true, items: known ? await askProvider(context, () => cards.listCards(known.customerId)) : [] }
}

/**
 * Concurrent clicks create one customer, because the idempotency key is the same; one that the provider no longer knows (`gone`) is
 * replaced.
 */
async function makeCustomer(context: Context, provider: PaymentProvider, cards: CardKeeper, gone?: string) {
  const { id: userId } = account(context)
  const account_id = provider.accountId ?? ''
  if (gone) await context.db.deleteFrom('payment_customers').where('customer_id', '=', gone).execute()
  const { email } = await context.db
    .selectFrom('profiles')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const mark = createHash('sha256')
    .update(`${account_id} ${email} ${gone ?? ''}`)
    .digest('hex')
    .slice(0, 16)
  const key = `travessia-customer-${userId}-${mark}`
  const customer_id = await cards.openCustomer({ userId, email, key })
  await context.db
    .insertInto('payment_customers')
    .values({ user_id: userId, account_id, customer_id, created_at: context.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return customer_id
}

async function tryPortal(context: Context, provider: PaymentProvider, cards: CardKeeper, returnUrl: string) {
  const known = await findCustomer(context, provider, account(context).id)
  const page = { returnUrl, language: whoReads(context).language }
  const url = known && (await cards.openPortal(known.customerId, page))
  if (url) return url
  return cards.openPortal(await makeCustomer(context, provider, cards, known?.customerId), page)
}

/** A second click waits for the customer that the first one is creating. */
async function portalOf(...asked: Parameters<typeof tryPortal>): Promise<string | undefined> {
  for (let tries = 0; tries < KEY_IN_USE.mostTries; tries++) {
    try {
      return await tryPortal(...asked)
    } catch (error) {
      if (!(error instanceof KeyInUse)) throw error
      await sleep(KEY_IN_USE.pauseMs)
    }
  }
  return undefined
}

/** Cards are added and removed at the provider, never here (D5). */
export const openPortal: Handler<typeof paymentMethods.openPortal> = async (context, input) => {
  const provider = await findProvider(context)
  const cards = provider?.cards
  if (!provider || !cards) throw new AppError('conflict', { reason: 'no_cards_kept' })
  const returnUrl = ownReturn(input.returnUrl, context.origin, ownOrigins(context.origin))
  if (!returnUrl) throw new AppError('invalid', { fields: { returnUrl: 'foreign_address' } })
  try {
    const url = await askProvider(context, () => portalOf(context, provider, cards, returnUrl))
    if (url) return { url }
  } catch (error) {
    // Stripe has stored a failure or other values under this key, which it forgets after a day.
    if (!(error instanceof KeySpent)) throw error
  }
  throw new AppError('payment_unavailable')
}
