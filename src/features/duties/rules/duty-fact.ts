import { z } from 'zod'
import { DUTY_FREQUENCIES, type DueRule, type DutyFrequency, dueRule } from '#features/catalog/rules/due-rule.ts'
import { type Penalty, penalty } from '#features/catalog/rules/penalty.ts'
import { type SharesTax, sharesTax } from '#features/catalog/rules/shares-tax.ts'
import type { Confidence } from '#features/catalog/rules/state-guide.ts'
import type { Day } from '#rules/days/day.ts'

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
  /** The authority's English name of the duty; empty when unknown. */
  usName: string
  /** Null where the day is unknown. */
  due: DueRule | null
  frequency: DutyFrequency
  penalty: Penalty | null
  /** Owed once, around the formation. */
  once: boolean
  exceptStates: readonly string[]
  /** Only for companies with one owner, or with several; null for both. */
  owners: OwnerCount | null
  /** The amount is a minimum. */
  atLeast: boolean
  /** Set where the amount depends on the authorized shares. */
  sharesTax: SharesTax | null
}
export const OWNER_COUNTS = ['one', 'several'] as const
export type OwnerCount = (typeof OWNER_COUNTS)[number]

const value = z.object({
  due: dueRule.nullish(),
  frequency: z.enum(DUTY_FREQUENCIES).nullish(),
  lateFeeCents: z.int().nullish(),
  lateMonthlyBasisPoints: z.int().nullish(),
  penalty: penalty.nullish(),
  reportName: z.string().nullish(),
  originalName: z.string().nullish(),
  exceptStates: z.array(z.string()).nullish(),
  when: z.string().nullish(),
  owners: z.enum(OWNER_COUNTS).nullish(),
  atLeast: z.boolean().nullish(),
  sharesTax: sharesTax.nullish(),
})
type Value = z.infer<typeof value>

function penaltyOf({ penalty: fine, lateFeeCents, lateMonthlyBasisPoints: monthly }: Value): Penalty | null {
  if (fine) return fine
  if (!lateFeeCents) return null
  return {
    ...{ currency: 'USD', cents: lateFeeCents, maxCents: null },
    ...(monthly ? { monthlyBasisPoints: monthly } : {}),
  }
}
const usNameOf = ({ reportName, originalName }: Value): string => reportName ?? originalName ?? ''

type DutyTerms = { usName: string; penalty: Penalty | null; lastAnnounced: Day | null }

/** What a stored fact says of a duty besides the rule for its day. */
export function dutyTermsOf(stored: unknown): DutyTerms {
  const read = value.safeParse(stored)
  if (!read.success) return { usName: '', penalty: null, lastAnnounced: null }
  const { due } = read.data
  const lastAnnounced = due?.kind === 'announced' ? (due.last ?? null) : null
  return { usName: usNameOf(read.data), penalty: penaltyOf(read.data), lastAnnounced }
}

/** Facts whose `when` is one of these are paid with the order and create no duty. */
const paidWithTheOrder = ['before filing', 'at formation']

/** Undefined where the row's value is invalid or creates no duty. */
export function dutyFactOf({ value: stored, ...row }: DutyFactRow): DutyFact | undefined {
  const read = value.safeParse(stored)
  if (!read.success) return undefined
  const { due, frequency, when, exceptStates } = read.data
  if (due?.kind === 'none' || frequency === 'none' || (when && paidWithTheOrder.includes(when))) return undefined
  return {
    ...row,
    once: row.kind === 'obligation' || due?.kind === 'daysAfterFormation',
    usName: usNameOf(read.data),
    due: due ?? null,
    frequency: frequency ?? 'annual',
    penalty: penaltyOf(read.data),
    exceptStates: exceptStates ?? [],
    owners: read.data.owners ?? null,
    atLeast: read.data.atLeast ?? false,
    sharesTax: read.data.sharesTax ?? null,
  }
}
