import type { DutyStatus } from './duty.ts'

type Said = { status: DutyStatus; receipt: string | null; reason: string | null }

/** What is done has its receipt, what is waived its reason. */
export const statusProblems = ({
  status,
  receipt,
  reason,
}: Said): Partial<Record<'receipt' | 'reason', 'required'>> => ({
  ...(status === 'done' && !receipt ? { receipt: 'required' as const } : {}),
  ...(status === 'waived' && !reason ? { reason: 'required' as const } : {}),
})

/** An extension is asked for until the day itself; afterwards only the mistake of having said so can be undone. */
export const mayExtend = (
  duty: { status: DutyStatus; extendsTo: string | null; statutoryOn: string | null; extended: boolean },
  today: string,
): boolean =>
  (duty.status === 'open' || duty.status === 'in_progress') &&
  duty.extendsTo !== null &&
  duty.statutoryOn !== null &&
  (duty.extended || duty.statutoryOn >= today)
