import type { Compared } from '#features/dashboard/rules/figures.ts'
import { monthBefore, monthOf } from '#features/dashboard/rules/months.ts'
import type { Db } from '#server/db/connect.ts'
import { keptTotals } from '#server/lists/kept-totals.ts'

const scopeOf = (month: string): string => `month:${month}`

const names = [
  'people.user',
  'registrations.new',
  'registrations.paid',
  'registrations.approved',
  'payments.paid',
] as const
type Name = (typeof names)[number]

/** Reads the kept sums of the given months, by month and name. */
export async function monthSums(db: Db, months: readonly string[]): Promise<(month: string, name: Name) => number> {
  const total = await keptTotals(db, months.map(scopeOf), names)
  return (month, name) => total(scopeOf(month), name)
}

/** The sums of this month and of the one before. */
export function comparedBy(sum: (month: string, name: Name) => number, now: Date): (name: Name) => Compared {
  const month = monthOf(now)
  return (name) => ({ month: sum(month, name), before: sum(monthBefore(month), name) })
}
