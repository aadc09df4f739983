import { sql } from 'kysely'
import { dutyTermsOf } from '#features/duties/rules/duty-fact.ts'
import { dutyNameIn } from '#features/duties/words/duty-name.ts'
import { isLiving } from '#features/purchases/rules/purchase.ts'
import { needsSuccessor, noticeDates, type StopReason } from '#features/purchases/rules/renewal.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import type { Language } from '#rules/language/preferences.ts'
import type { Context } from '#server/context.ts'
import { type PendingDuty, priceOf, type Service } from './offers-of.ts'
import type { PurchaseRow } from './purchase-rows.ts'

const stopsOf = ({ db }: Context, registrationId: string) =>
  db
    .selectFrom('renewal_stops')
    .select(['extra_id', 'new_agent', 'stopped_at', sql<StopReason>`because`.as('because')])
    .select(sql<string | null>`since::text`.as('since'))
    .where('business_registration_id', '=', registrationId)
    .execute()

/** A duty as lists of services show it. */
export const dutyOf = (duty: PendingDuty, language: Language) => ({
  id: duty.id,
  name: dutyNameIn(language, duty.name, dutyTermsOf(duty.value).usName),
  period: duty.period,
  dueOn: duty.due_on,
})

type Known = { extras: readonly Service[]; duties: readonly PendingDuty[]; purchases: readonly PurchaseRow[] }

/** The renewals of a company: its registered agent, and recurring services that it has bought (K2). */
export async function renewalsOf(context: Context, registrationId: string, known: Known, language: Language) {
  const { extras, duties, purchases } = known
  const stops = new Map((await stopsOf(context, registrationId)).map((stop) => [stop.extra_id, stop]))
  const bought = new Set(purchases.flatMap(({ paid_at, extra_id }) => (paid_at && extra_id ? [extra_id] : [])))
  return extras.flatMap((extra) => {
    const duty = duties.find(({ code }) => code === extra.settles) ?? null
    const stop = stops.get(extra.id)
    const offered = extra.archived_at === null
    // A dissolution stores a stop for every recurring service, so a stop only counts for the registered agent, which every company has.
    const everybodys = needsSuccessor(extra.settles) && (stop !== undefined || (offered && duty !== null))
    if (!extra.recurs || !(bought.has(extra.id) || everybodys)) return []
    const open = purchases.find((one) => isLiving(one.status) && one.extra_id === extra.id && one.duty_id === duty?.id)
    return [
      {
        extraId: extra.id,
        name: referenceText(language, extra.name),
        description: referenceText(language, extra.description),
        duty: duty && dutyOf(duty, language),
        price: offered && duty ? priceOf(extra, duty, context.now) : null,
        notices: duty?.due_on && !stop ? noticeDates(duty.due_on) : [],
        needsSuccessor: needsSuccessor(extra.settles),
        stopped: stop
          ? { because: stop.because, newAgent: stop.new_agent, since: stop.since, at: stop.stopped_at }
          : null,
        openPurchaseId: open?.id ?? null,
      },
    ]
  })
}
