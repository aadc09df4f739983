import { isOneAmount, type Penalty } from '#features/catalog/rules/penalty.ts'
import type { Day } from '#rules/days/day.ts'
import { type DutyStatus, isPending } from './duty.ts'

type Dated = { dueOn: Day | null; toleratedUntil: Day | null }

/** The last day on which nothing is late: an automatic extension counts without any form. */
export const lastDayOf = ({ dueOn, toleratedUntil }: Dated): Day | null => toleratedUntil ?? dueOn

export function isOverdue(duty: Dated & { status: DutyStatus }, today: Day): boolean {
  const last = lastDayOf(duty)
  return isPending(duty.status) && last !== null && last < today
}

/** What a duty costs once its day is over, where that is one amount in the same money. */
export const lateAmount = (amount: number | null, penalty: Penalty | null): number | null =>
  amount !== null && penalty?.currency === 'USD' && isOneAmount(penalty) ? amount + penalty.cents : null
