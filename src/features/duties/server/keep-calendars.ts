import { sql } from 'kysely'
import { changesIn, spanWith } from '#features/duties/rules/compare.ts'
import { dutiesOf, spanOf } from '#features/duties/rules/duties-of.ts'
import { isPending } from '#features/duties/rules/duty.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { type FactsByState, holdDutyFacts } from '#features/facts/server/duty-facts.ts'
import { isUnconfirmed } from '#features/facts/server/unconfirmed-facts.ts'
import type { Day } from '#rules/days/day.ts'
import { type Context, inTransaction } from '#server/context.ts'
import { type CompanyRow, companiesOf, companyIdsAfter, type KeptRow, keptDuties } from './company-rows.ts'
import { type Because, type CompanyChanges, type MovedDuty, writeChanges } from './write-changes.ts'

/** Companies per transaction, so that memory stays flat for any number of companies. */
const AT_ONCE = 500

function changesOf(company: CompanyRow, kept: readonly KeptRow[], facts: FactsByState, today: Day): CompanyChanges {
  const span = spanOf(company.formedOn, today)
  const computed = dutiesOf(company, facts(company.stateId), today, spanWith(kept, span))
  return { registrationId: company.id, ...changesIn(kept, computed, span) }
}

async function keepThese(tx: Context, ids: readonly string[], because: Because): Promise<MovedDuty[]> {
  const facts = await holdDutyFacts(tx)
  const companies = await companiesOf(tx, ids)
  const kept = Map.groupBy(await keptDuties(tx.db, ids), ({ registrationId }) => registrationId)
  const today = officeDay(tx.now)
  const changes = companies.map((company) => changesOf(company, kept.get(company.id) ?? [], facts, today))
  return writeChanges(tx, [...changes, ...emptied(ids, companies, kept)], because)
}

/** Drops the pending duties of companies without a formation date and of rejected ones: they owe nothing. */
function emptied(
  ids: readonly string[],
  companies: readonly CompanyRow[],
  kept: ReadonlyMap<string, readonly KeptRow[]>,
): CompanyChanges[] {
  const formed = new Set(companies.map(({ id }) => id))
  return ids
    .filter((id) => !formed.has(id))
    .map((registrationId) => {
      const dropped = (kept.get(registrationId) ?? []).filter(({ status }) => isPending(status)).map(({ id }) => id)
      return { registrationId, added: [], moved: [], revived: [], dropped }
    })
}

/** Updates duties whose fact became more or less certain since they were added. */
const markUnconfirmed = ({ db, now }: Context, registrationId?: string) =>
  sql`
  update duties d set unconfirmed = not d.unconfirmed from facts f
  where f.id = d.fact_id and d.unconfirmed <> ${isUnconfirmed(now)}
    and ${registrationId ? sql`d.business_registration_id = ${registrationId}::uuid` : sql`true`}`.execute(db)

/** Updates the calendar of one company from its current data; without a formation date it has no duties (K5). */
export async function keepCalendar(tx: Context, registrationId: string): Promise<void> {
  await keepThese(tx, [registrationId], 'company')
  await markUnconfirmed(tx, registrationId)
}

const keepPart = (context: Context, ids: readonly string[]): Promise<void> =>
  inTransaction(context, async (tx) => {
    const moved = await keepThese(tx, ids, 'fact')
    if (moved.length > 0) await tx.emit('duties.moved', { duties: moved })
  })

/** Updates company by company, so that one failure does not block the others; the next run retries it. */
async function keepApart(context: Context, ids: readonly string[]): Promise<void> {
  for (const registrationId of ids)
    await keepPart(context, [registrationId]).catch((err: unknown) => {
      context.log.error({ err, registrationId }, 'calendar not kept')
    })
}

/** Updates the calendars of all companies, or of one state's, from today's facts. */
export async function keepCalendars(context: Context, stateId: string | null = null): Promise<void> {
  const after = (id?: string) => companyIdsAfter(context.db, id, stateId, AT_ONCE)
  for (let ids = await after(); ids.length > 0; ids = await after(ids.at(-1)))
    await keepPart(context, ids).catch((err: unknown) => {
      context.log.warn({ err, companies: ids.length }, 'calendars are kept one by one')
      return keepApart(context, ids)
    })
  await markUnconfirmed(context)
}
