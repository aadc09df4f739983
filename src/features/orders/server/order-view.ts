import type { FoundOrder } from './find-order.ts'

type Placed = Pick<FoundOrder, 'registration_id' | 'package_id' | 'payment_id' | 'plan_price' | 'state_fee' | 'amount'>

export const orderView = (order: Placed, paid: boolean) => ({
  registrationId: order.registration_id,
  paymentId: order.payment_id,
  packageId: order.package_id,
  planCents: order.plan_price,
  stateFeeCents: order.state_fee,
  totalCents: order.amount,
  paid,
})
