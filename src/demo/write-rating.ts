import { DAY_MS } from '#rules/days/day.ts'
import type { Context } from '#server/context.ts'
import type { CompanyPlan } from './company-plan.ts'
import { aRating } from './factories/rating.ts'
import { ownersOf } from './owners-of.ts'
import type { People } from './write-people.ts'

/** A rating requested with the approval, and answered a day later if the demo company has an answer. */
export async function writeRating(
  tx: Context,
  { company, times }: CompanyPlan,
  of: { registrationId: string; people: People },
): Promise<void> {
  if (company.status !== 'approved') return
  const { registrationId } = of
  if (!company.rated) {
    await tx.db
      .insertInto('ratings')
      .values({ business_registration_id: registrationId, asked_at: times.closed })
      .execute()
    return
  }
  const { score, sentence, publish, reply = null, hiddenReason = null } = company.rated
  const answered = new Date(Math.min(times.closed.getTime() + DAY_MS, tx.now.getTime()))
  const [owner] = ownersOf(company)
  await aRating(tx, registrationId, {
    ...{ asked_at: times.closed, answered_at: answered, score, sentence, publish },
    first_name: publish ? (owner?.name.split(' ')[0] ?? null) : null,
    city: publish ? (owner?.home.city ?? null) : null,
    ...{ reply, hidden_reason: hiddenReason },
  })
  const decided = [
    ...(reply ? [{ kind: 'replied', words: reply }] : []),
    ...(hiddenReason ? [{ kind: 'hidden', words: hiddenReason }] : []),
  ]
  const by = { business_registration_id: registrationId, decided_by: of.people('admin'), decided_at: answered }
  for (const one of decided)
    await tx.db
      .insertInto('rating_decisions')
      .values({ id: tx.newId(), ...one, ...by })
      .execute()
}
