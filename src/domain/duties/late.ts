import type { Day } from '#domain/catalog/day.ts'
import type { Penalty } from '#domain/catalog/penalty.ts'
import { type DutyStatus, isPending } from './duty.ts'

export const isOverdue = (duty: { status: DutyStatus; dueOn: Day | null }, today: Day): boolean =>
  isPending(duty.status) && duty.dueOn !== null && duty.dueOn < today

/** What a duty costs once its day is over, where that is one amount in the same money. */
export const lateAmount = (amount: number | null, penalty: Penalty | null): number | null =>
  amount !== null && penalty?.currency === 'USD' && penalty.maxCents === null ? amount + penalty.cents : null
