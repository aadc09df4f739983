import type { Selectable } from 'kysely'
import type { Context } from '#server/context.ts'
import type { Ratings } from '#server/db/types.ts'

export type Rating = Selectable<Ratings>

/** An answer that may be published; with `publish: false` it is for the team alone. */
export async function aRating(context: Context, registrationId: string, given: Partial<Rating> = {}): Promise<Rating> {
  const answered = given.answered_at ?? context.now
  const publish = given.publish ?? true
  const row: Rating = {
    business_registration_id: registrationId,
    asked_at: answered,
    reminded_at: null,
    score: 5,
    sentence: 'Cada passo veio explicado em português.',
    publish,
    first_name: publish ? 'Ana' : null,
    city: publish ? 'Recife' : null,
    answered_at: answered,
    changed_at: answered,
    withdrawn_at: null,
    reply: null,
    replied_at: given.reply ? answered : null,
    hidden_at: given.hidden_reason ? answered : null,
    hidden_reason: null,
    version: 1,
    ...given,
  }
  await context.db.insertInto('ratings').values(row).execute()
  return row
}
