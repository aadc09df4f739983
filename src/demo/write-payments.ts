import type { Context } from '#server/context.ts'
import type { CompanyPlan } from './company-plan.ts'
import { aPayment, type Payment } from './factories/payment.ts'
import type { Registration } from './factories/registration.ts'

/** A paid payment with its session at the built-in test provider, which refunds only payments that it knows. */
async function aPaidPayment(tx: Context, order: Registration, given: Partial<Payment>): Promise<void> {
  const id = tx.newId()
  const session = `test_demo_${id}`
  const money = { provider_session_id: session, provider_payment_id: session.replace(/^test_/, 'test_pay_') }
  const payment = await aPayment(tx, order, { id, ...money, ...given })
  const page = 'http://localhost/'
  await tx.db
    .insertInto('test_payment_sessions')
    .values({
      id: session,
      idempotency_key: session,
      payment_id: id,
      business_registration_id: order.id,
      amount: payment.amount,
      currency: payment.currency,
      items: '[]',
      success_url: page,
      cancel_url: page,
      state: 'complete',
      paid: true,
      refunded_amount: payment.refunded_amount,
      created_at: payment.created_at,
      expires_at: payment.created_at,
    })
    .execute()
}

export async function writePayments(tx: Context, { company, times }: CompanyPlan, order: Registration): Promise<void> {
  const created_at = times.firstPayment
  switch (company.payment) {
    case 'paid':
      await aPaidPayment(tx, order, { created_at, payment_status: 'paid', paid_at: times.paid })
      break
    case 'paid after a failure':
      await aPayment(tx, order, { created_at, payment_status: 'failed' })
      await aPaidPayment(tx, order, { created_at: times.paid, payment_status: 'paid', paid_at: times.paid })
      break
    case 'refunded':
      await aPaidPayment(tx, order, {
        created_at,
        payment_status: 'refunded',
        paid_at: times.paid,
        updated_at: times.closed,
      })
      break
    case 'pending':
    case 'failed':
      await aPayment(tx, order, { created_at, payment_status: company.payment })
  }
}
