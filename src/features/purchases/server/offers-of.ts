import { sql } from 'kysely'
import type { DutyCode, DutyStatus } from '#features/duties/rules/duty.ts'
import { dutyTermsOf } from '#features/duties/rules/duty-fact.ts'
import { isOverdue, lateAmount } from '#features/duties/rules/late.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import type { Context } from '#server/context.ts'
import type { CompanyRow } from './company-row.ts'

/** A company has about ten duties a year, so it never has more open ones than this. */
const MOST_DUTIES = 200

/** Open duties by due day; those without a day come last. */
const pendingDuties = ({ db }: Context, registrationId: string) =>
  db
    .selectFrom('duties as d')
    .innerJoin('facts as f', 'f.id', 'd.fact_id')
    .select(['d.id', 'd.period', 'd.amount', 'f.name', 'f.value'])
    .select([sql<DutyCode>`coalesce(d.kind, d.code)`.as('code'), sql<DutyStatus>`d.status`.as('status')])
    .select(sql<string | null>`d.due_on::text`.as('due_on'))
    .select(sql<string | null>`d.tolerated_until::text`.as('tolerated_until'))
    .where('d.business_registration_id', '=', registrationId)
    .where('d.status', 'in', [sql.lit('open'), sql.lit('in_progress')])
    .orderBy('d.listed_on')
    .orderBy('d.id')
    .limit(sql.lit(MOST_DUTIES))
    .execute()
export type PendingDuty = Awaited<ReturnType<typeof pendingDuties>>[number]

/** Includes services that are no longer offered, because they may still have renewals. */
const allServices = ({ db }: Context) =>
  db
    .selectFrom('extras')
    .select(['id', 'name', 'description', 'price', 'price_brl', 'passes_fee', 'recurs', 'dissolves', 'archived_at'])
    .select(sql<DutyCode | null>`settles`.as('settles'))
    .orderBy('position')
    .orderBy('id')
    .execute()
export type Service = Awaited<ReturnType<typeof allServices>>[number]

export type Price = { priceCents: number; feeCents: number | null; totalCents: number }
export type Offer = Price & { extra: Service; duty: PendingDuty | null }

/** The authority's fee, with the penalty once the duty is overdue; null while it is unknown. */
function feeOf(extra: Service, duty: PendingDuty | null, now: Date): number | null {
  if (!extra.passes_fee || !duty) return 0
  const { status, due_on: dueOn, tolerated_until: toleratedUntil } = duty
  const late = isOverdue({ status, dueOn, toleratedUntil }, officeDay(now))
  return late ? (lateAmount(duty.amount, dutyTermsOf(duty.value).penalty) ?? duty.amount) : duty.amount
}

export function priceOf(extra: Service, duty: PendingDuty | null, now: Date): Price {
  const feeCents = feeOf(extra, duty, now)
  return { priceCents: extra.price, feeCents, totalCents: extra.price + (feeCents ?? 0) }
}

/**
 * A service that settles a duty is offered for each open one; one that dissolves the company, while the company is approved and not
 * dissolved. A dissolved company is offered only services that settle a duty.
 */
function offersOf(extra: Service, company: CompanyRow, duties: readonly PendingDuty[], now: Date): Offer[] {
  if (extra.archived_at) return []
  if (extra.settles !== null)
    return duties
      .filter(({ code }) => code === extra.settles)
      .map((duty) => ({ extra, duty, ...priceOf(extra, duty, now) }))
  if (company.dissolved_on !== null || (extra.dissolves && company.status !== 'approved')) return []
  return [{ extra, duty: null, ...priceOf(extra, null, now) }]
}

/** Everything that can be ordered for a company now, with all services and open duties, from which its renewals follow. */
export async function readOffers(context: Context, company: CompanyRow) {
  const [extras, duties] = await Promise.all([allServices(context), pendingDuties(context, company.id)])
  const offers = company.open ? extras.flatMap((extra) => offersOf(extra, company, duties, context.now)) : []
  return { extras, duties, offers }
}
