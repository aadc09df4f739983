import { isOneAmount, type Penalty } from '#features/catalog/rules/penalty.ts'
import type { Day } from '#rules/days/day.ts'
import { type DutyStatus, isPending } from './duty.ts'

type Dated = { dueOn: Day | null; toleratedUntil: Day | null }

/** The last day in time: an automatic extension counts without any form. */
export const lastDayOf = ({ dueOn, toleratedUntil }: Dated): Day | null => toleratedUntil ?? dueOn

export function isOverdue(duty: Dated & { status: DutyStatus }, today: Day): boolean {
  const last = lastDayOf(duty)
  return isPending(duty.status) && last !== null && last < today
}

/** The cost of a duty once it is late; null unless the fine is a single amount in dollars. */
export const lateAmount = (amount: number | null, penalty: Penalty | null): number | null =>
  amount !== null && penalty?.currency === 'USD' && isOneAmount(penalty) ? amount + penalty.cents : null
