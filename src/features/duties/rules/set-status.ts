import type { DutyStatus } from './duty.ts'

type Said = { status: DutyStatus; receipt: string | null; reason: string | null }

/** A done duty needs a receipt, a waived one a reason. */
export const statusProblems = ({
  status,
  receipt,
  reason,
}: Said): Partial<Record<'receipt' | 'reason', 'required'>> => ({
  ...(status === 'done' && !receipt ? { receipt: 'required' as const } : {}),
  ...(status === 'waived' && !reason ? { reason: 'required' as const } : {}),
})

/** An extension can be recorded until the original due date; afterwards it can only be undone, as a correction. */
export const mayExtend = (
  duty: { status: DutyStatus; extendsTo: string | null; statutoryOn: string | null; extended: boolean },
  today: string,
): boolean =>
  (duty.status === 'open' || duty.status === 'in_progress') &&
  duty.extendsTo !== null &&
  duty.statutoryOn !== null &&
  (duty.extended || duty.statutoryOn >= today)
