import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { metadataOf } from '#features/payments/rules/payment-state.ts'
import type { Returned } from '#features/payments/rules/returned.ts'
import type { Db } from '#server/db/connect.ts'
import type { Keys } from '#server/keys/keys.ts'
import { type PaymentProvider, RefundRefused, type RefundRequest, type SessionTruth } from './provider.ts'
import { readEvent } from './read-event.ts'
import { checkSignature } from './signature.ts'

export const TEST_SIGNATURE = 'test-signature'
const TEST_PAGE = '/pagamento-teste'

/** Derived from this installation's key, so that messages of its test provider cannot be forged from outside. */
export const testSecret = (keys: Keys): string =>
  createHmac('sha256', keys.derive('settings')).update('test payment messages').digest('hex')

/** Keeps the host of the customer's return address: loopback has several names, and each has its own session. */
const pageOf = (successUrl: string, sessionId: string): string =>
  `${new URL(successUrl).origin}${TEST_PAGE}/${sessionId}`
const moneyOf = (sessionId: string): string => sessionId.replace(/^test_/, 'test_pay_')

/** Reports all refunds of a session as a single one that grows, because only their sum is stored. */
const returnedOf = ({ id, refunded_amount: amountCents }: { id: string; refunded_amount: number }): Returned[] =>
  amountCents > 0 ? [{ id: `test_refund_of_${id}`, amountCents, state: 'succeeded', refundId: null }] : []

/** Pays back once per idempotency key, and refuses more than what is left, as a real provider does. */
async function payBack(db: Db, { sessionId, refundId, amountCents, idempotencyKey }: RefundRequest): Promise<string> {
  const session = () => db.selectFrom('test_payment_sessions').select('id').where('id', '=', sessionId)
  await db
    .updateTable('test_payment_sessions')
    .set((row) => ({
      refunded_amount: row('refunded_amount', '+', amountCents),
      refund_keys: sql<string[]>`refund_keys || ${idempotencyKey}::text`,
    }))
    .where('id', '=', sessionId)
    .where('paid', '=', sql.lit(true))
    .where(
      sql<boolean>`not ${idempotencyKey}::text = any(refund_keys) and refunded_amount + ${amountCents}::int <= amount`,
    )
    .execute()
  const done = await session().where(sql<boolean>`${idempotencyKey}::text = any(refund_keys)`).executeTakeFirst()
  if (done) return `test_refund_${refundId}`
  throw new RefundRefused((await session().executeTakeFirst()) ? 'already_refunded' : 'refused')
}

/** The built-in provider for test payments: its sessions are rows, and its messages are signed like Stripe's. */
export function makeTestProvider(options: { db: Db; keys: Keys; now: () => Date }): PaymentProvider {
  const { db, keys, now } = options
  const sessions = () => db.selectFrom('test_payment_sessions').selectAll()

  const truthOf = (row: Awaited<ReturnType<ReturnType<typeof sessions>['executeTakeFirstOrThrow']>>): SessionTruth => {
    const overdue = row.state === 'open' && row.expires_at <= now()
    const state = overdue ? 'expired' : (row.state as SessionTruth['state'])
    return {
      sessionId: row.id,
      url: state === 'open' ? pageOf(row.success_url, row.id) : null,
      state,
      paid: row.paid,
      failed: state === 'complete' && !row.paid,
      paymentId: row.paid ? moneyOf(row.id) : null,
      amountCents: row.amount,
      currency: row.currency,
      livemode: false,
      returned: returnedOf(row),
      disputed: false,
      metadata: metadataOf({ id: row.payment_id, registrationId: row.business_registration_id }),
    }
  }

  return {
    name: 'test',
    livemode: false,
    accountId: null,
    cards: null,
    async openSession(request) {
      await db
        .insertInto('test_payment_sessions')
        .values({
          id: `test_${randomBytes(24).toString('base64url')}`,
          idempotency_key: request.idempotencyKey,
          payment_id: request.payment.id,
          business_registration_id: request.registration.id,
          amount: request.payment.amountCents,
          currency: request.payment.currency,
          items: JSON.stringify(request.items),
          success_url: request.successUrl,
          cancel_url: request.cancelUrl,
          created_at: now(),
          expires_at: request.expiresAt,
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .execute()
      const { id, success_url } = await sessions()
        .where('idempotency_key', '=', request.idempotencyKey)
        .executeTakeFirstOrThrow()
      return { sessionId: id, url: pageOf(success_url, id) }
    },
    async expireSession(sessionId) {
      await db
        .updateTable('test_payment_sessions')
        .set({ state: 'expired' })
        .where('id', '=', sessionId)
        .where('state', '=', sql.lit('open'))
        .execute()
    },
    async readSession(sessionId) {
      const row = await sessions().where('id', '=', sessionId).executeTakeFirst()
      return row && truthOf(row)
    },
    async findSession(paymentId) {
      const row = await sessions()
        .where('id', '=', paymentId.replace(/^test_pay_/, 'test_'))
        .executeTakeFirst()
      return row?.id
    },
    refund: (request) => payBack(db, request),
    verify(rawBody, headers) {
      checkSignature(rawBody, headers[TEST_SIGNATURE], [testSecret(keys)], now())
      return readEvent(rawBody)
    },
  }
}
