import { z } from 'zod'
import type { Day } from '#domain/catalog/day.ts'
import { DUTY_FREQUENCIES, type DueRule, type DutyFrequency, dueRule } from '#domain/catalog/due-rule.ts'
import { type Penalty, penalty } from '#domain/catalog/penalty.ts'
import type { Confidence } from '#domain/catalog/state-guide.ts'

/** A row of `facts` that says when something falls due. */
export type DutyFactRow = {
  id: string
  key: string
  kind: string
  stateId: string | null
  companyTypeId: string | null
  name: string
  amountCents: number | null
  value: unknown
  checkedOn: Day | null
  confidence: Confidence
}
export type DutyFact = Omit<DutyFactRow, 'value'> & {
  /** As its authority calls it, in English; empty where that is not known. */
  usName: string
  /** Null where nobody knows the day. */
  due: DueRule | null
  frequency: DutyFrequency
  penalty: Penalty | null
  /** Owed once, around the formation. */
  once: boolean
  exceptStates: readonly string[]
}

const value = z.object({
  due: dueRule.nullish(),
  frequency: z.enum(DUTY_FREQUENCIES).nullish(),
  lateFeeCents: z.int().nullish(),
  penalty: penalty.nullish(),
  reportName: z.string().nullish(),
  originalName: z.string().nullish(),
  exceptStates: z.array(z.string()).nullish(),
  when: z.string().nullish(),
})

const penaltyOf = ({ penalty: fine, lateFeeCents }: z.infer<typeof value>): Penalty | null =>
  fine ?? (lateFeeCents ? { currency: 'USD', cents: lateFeeCents, maxCents: null } : null)
const usNameOf = ({ reportName, originalName }: z.infer<typeof value>): string => reportName ?? originalName ?? ''

/** What a stored fact says of a duty besides its day. */
export function dutyTermsOf(stored: unknown): { usName: string; penalty: Penalty | null } {
  const read = value.safeParse(stored)
  return read.success ? { usName: usNameOf(read.data), penalty: penaltyOf(read.data) } : { usName: '', penalty: null }
}

/** What the order itself pays for is no duty afterwards. */
const paidWithTheOrder = ['before filing', 'at formation']

/** Undefined where a row cannot be read or nothing follows from it. */
export function dutyFactOf({ value: stored, ...row }: DutyFactRow): DutyFact | undefined {
  const read = value.safeParse(stored)
  if (!read.success) return undefined
  const { due, frequency, when, exceptStates } = read.data
  if (due?.kind === 'none' || frequency === 'none' || (when && paidWithTheOrder.includes(when))) return undefined
  return {
    ...row,
    once: row.kind === 'obligation',
    usName: usNameOf(read.data),
    due: due ?? null,
    frequency: frequency ?? 'annual',
    penalty: penaltyOf(read.data),
    exceptStates: exceptStates ?? [],
  }
}
