import { sql } from 'kysely'
import { z } from 'zod'
import type { payments } from '#features/payments/contract.ts'
import { AppError } from '#rules/errors.ts'
import { orNotFound } from '#server/access/or-not-found.ts'
import { account, type Context } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { providerNamed } from './find-provider.ts'
import { sign } from './provider/signature.ts'
import { TEST_SIGNATURE, testSecret } from './provider/test-provider.ts'
import { receiveEvent } from './receive-event.ts'

const itemsShape = z.array(z.object({ name: z.string(), amountCents: z.int() }))

/** A test session of the customer's own order; not found unless the test provider is in use. */
async function findSession(context: Context, sessionId: string) {
  const provider = await providerNamed(context, 'test')
  const truth = await provider?.readSession(sessionId)
  const row = await context.db
    .selectFrom('test_payment_sessions as s')
    .innerJoin('business_registrations as r', 'r.id', 's.business_registration_id')
    .select(['r.user_id', 'r.company_name', 's.items', 's.success_url', 's.cancel_url'])
    .where('s.id', '=', sessionId)
    .executeTakeFirst()
  if (!truth) throw new AppError('not_found')
  return { truth, row: orNotFound(context, 'payments.pay', row) }
}

export const readTestPayment: Handler<typeof payments.readTest> = async (context, { session }) => {
  const { truth, row } = await findSession(context, session)
  return {
    companyName: row.company_name,
    items: itemsShape.parse(row.items),
    totalCents: truth.amountCents,
    state: truth.state,
  }
}

/** Stores whether the card was charged or declined; a session that was decided before is left alone. */
const complete = (context: Context, sessionId: string, paid: boolean) =>
  context.db
    .updateTable('test_payment_sessions')
    .set({ state: 'complete', paid })
    .where('id', '=', sessionId)
    .where('state', '=', sql.lit('open'))
    .where('expires_at', '>', context.now)
    .execute()

/** Sends our own server a signed message, as a real provider would. */
async function tellShop(context: Context, sessionId: string, paid: boolean): Promise<void> {
  const type = paid ? 'checkout.session.completed' : 'checkout.session.async_payment_failed'
  const object = { object: 'checkout.session', id: sessionId }
  const event = { id: `evt_${sessionId}`, type, livemode: false, data: { object } }
  const body = Buffer.from(JSON.stringify(event))
  await receiveEvent(context, 'test', body, { [TEST_SIGNATURE]: sign(body, testSecret(context.keys), context.now) })
}

/** Adds the decline to the return address, because a declined card is not a cancellation by the customer. */
function refusedAt(cancelUrl: string): string {
  const url = new URL(cancelUrl)
  url.searchParams.set('payment', 'failed')
  return url.href
}

/** Decides a session of the built-in payment page: paid, declined, or abandoned. */
export const decideTestPayment: Handler<typeof payments.decideTest> = async (context, input) => {
  account(context)
  const { session, outcome } = input
  const { row } = await findSession(context, session)
  if (outcome === 'abandon') return { url: row.cancel_url }
  await complete(context, session, outcome === 'succeed')
  const { truth } = await findSession(context, session)
  // Sent again if the session was decided before, because the first message may have been lost.
  if (truth.state === 'complete') await tellShop(context, session, truth.paid)
  return { url: truth.paid ? row.success_url : refusedAt(row.cancel_url) }
}
