import { sql } from 'kysely'
import { keepCalendar } from '#features/duties/server/keep-calendars.ts'
import type { Context } from '#server/context.ts'

/** Stores the day on which the state formed a company, and computes the duties that follow from it. */
export async function formedOn(context: Context, registrationId: string, day: string): Promise<void> {
  const values = { formed_on: sql<Date>`${day}::date`, updated_at: context.now }
  await context.db
    .insertInto('company_records')
    .values({ business_registration_id: registrationId, ...values })
    .onConflict((conflict) => conflict.column('business_registration_id').doUpdateSet(values))
    .execute()
  await keepCalendar(context, registrationId)
}

/** The earliest duty of a company that the state formed on a day. */
export async function aDuty(context: Context, registrationId: string, day: string) {
  await formedOn(context, registrationId, day)
  return context.db
    .selectFrom('duties')
    .select(['id', 'updated_at'])
    .where('business_registration_id', '=', registrationId)
    .orderBy('listed_on')
    .orderBy('id')
    .executeTakeFirstOrThrow()
}
