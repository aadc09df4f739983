import type { Context } from '#server/context.ts'
import type { CompanyPlan } from './company-plan.ts'
import { aPayment } from './factories/payment.ts'
import type { Registration } from './factories/registration.ts'

export async function writePayments(tx: Context, { company, times }: CompanyPlan, order: Registration): Promise<void> {
  const created_at = times.firstPayment
  switch (company.payment) {
    case 'paid':
      await aPayment(tx, order, { created_at, payment_status: 'paid', paid_at: times.paid })
      break
    case 'paid after a failure':
      await aPayment(tx, order, { created_at, payment_status: 'failed' })
      await aPayment(tx, order, { created_at: times.paid, payment_status: 'paid', paid_at: times.paid })
      break
    case 'refunded':
      await aPayment(tx, order, {
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
