import { sql } from 'kysely'
import { AppError } from '#rules/errors.ts'
import { account, type Context } from '#server/context.ts'
import type { Parties } from './load-registration.ts'

/**
 * Records the day on which the company ended and stops the renewal of its services. The caller's transaction holds the registration's
 * lock. A day before the formation is refused under `field`, the input field that it was typed into.
 */
export async function recordDissolution(
  tx: Context,
  registrationId: string,
  { on, field }: { on: string; field: 'dissolvedOn' | 'since' },
): Promise<void> {
  const record = await tx.db
    .selectFrom('company_records')
    .select([sql<string | null>`formed_on::text`.as('formedOn'), sql<string | null>`dissolved_on::text`.as('endedOn')])
    .where('business_registration_id', '=', registrationId)
    .forUpdate()
    .executeTakeFirst()
  if (!record?.formedOn || on < record.formedOn)
    throw new AppError('invalid', { fields: { [field]: 'before_formation' } })
  if (record.endedOn === on) return
  await sql`update company_records set dissolved_on = ${on}::date, updated_at = ${tx.now}::timestamptz
    where business_registration_id = ${registrationId}::uuid`.execute(tx.db)
  await sql`
    insert into renewal_stops (business_registration_id, extra_id, because, since, stopped_at, stopped_by)
    select ${registrationId}::uuid, e.id, 'dissolution', ${on}::date, ${tx.now}::timestamptz, ${account(tx).id}::uuid
    from extras e where e.recurs
    on conflict (business_registration_id, extra_id) do nothing`.execute(tx.db)
  await tx.emit('company.dissolved', { registrationId, dissolvedOn: on })
}

/** Puts the newest delivered dissolution service back in progress, because its delivery rested on the wrong record. */
const reopenService = (tx: Context, registrationId: string) =>
  sql`
    update purchases set status = 'in_progress', receipt = null, document_id = null, status_at = ${tx.now}::timestamptz,
      status_by = ${account(tx).id}::uuid, updated_at = ${tx.now}::timestamptz
    where id = (select u.id from purchases u join extras e on e.id = u.extra_id
      where u.business_registration_id = ${registrationId}::uuid and e.dissolves and u.status = 'done'
      order by u.status_at desc, u.id desc limit 1)`.execute(tx.db)

/**
 * Takes a mistaken dissolution back, so that the company's calendar and renewals return. The caller's transaction holds the
 * registration's lock. When two admins take the same day back, the second call changes nothing.
 */
export async function takeBackDissolution(
  tx: Context,
  parties: Parties,
  { dissolvedOn, reason }: { dissolvedOn: string; reason: string },
): Promise<void> {
  const { registrationId, customerId } = parties
  const { rows } = await sql<{ recorded: string | null; takenBack: string | null }>`
    select dissolved_on::text as recorded, taken_back_dissolved_on::text as "takenBack" from company_records
    where business_registration_id = ${registrationId}::uuid for update`.execute(tx.db)
  const [record] = rows
  if (record?.recorded === null && record.takenBack === dissolvedOn) return
  if (record?.recorded !== dissolvedOn) throw new AppError('conflict')
  await sql`update company_records set dissolved_on = null, taken_back_dissolved_on = dissolved_on, taken_back_reason = ${reason},
      taken_back_at = ${tx.now}::timestamptz, taken_back_by = ${account(tx).id}::uuid, updated_at = ${tx.now}::timestamptz
    where business_registration_id = ${registrationId}::uuid`.execute(tx.db)
  // A renewal that was stopped for another reason stays stopped.
  await sql`delete from renewal_stops where business_registration_id = ${registrationId}::uuid and because = 'dissolution'`.execute(
    tx.db,
  )
  await reopenService(tx, registrationId)
  await tx.emit('company.dissolutionTakenBack', { registrationId, customerId, dissolvedOn, reason })
}
