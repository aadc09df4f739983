import { sql } from 'kysely'
import { AppError } from '#domain/errors.ts'
import { account, type Context } from '#server/context.ts'

/**
 * The company has ended: what recurs stops, and its calendar follows. In a transaction that holds the company. A day that cannot be
 * is refused under the name of the field that it was typed into.
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
