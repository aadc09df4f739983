import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { addJob } from '#server/jobs/add-job.ts'

/** Lists the files of the order for removal, which happens once this transaction has committed. */
async function removeFiles(tx: Context, registrationId: string): Promise<void> {
  const listed = await sql`
    insert into file_removals (file_path, asked_at)
    select v.file_path, ${tx.now} from document_versions v join documents d on d.id = v.document_id
    where d.business_registration_id = ${registrationId}
    on conflict do nothing`.execute(tx.db)
  if (listed.numAffectedRows) await addJob(tx, 'remove-files', {}, { key: 'remove-files' })
}

/** Deletes every row of an unpaid order; `payment_events` stay, so that an event that the provider repeats is still recognised. */
export async function removeOrder(
  tx: Context,
  { registrationId, customerId }: { registrationId: string; customerId: string },
): Promise<void> {
  const { db } = tx
  await removeFiles(tx, registrationId)
  const payments = db.selectFrom('payments').select('id').where('business_registration_id', '=', registrationId)
  await db.updateTable('payment_events').set({ payment_id: null }).where('payment_id', 'in', payments).execute()
  await db.deleteFrom('payments').where('business_registration_id', '=', registrationId).execute()
  await db
    .deleteFrom('notifications')
    .where('user_id', '=', customerId)
    .where(sql<string>`data ->> 'registrationId'`, '=', registrationId)
    .execute()
  await db.deleteFrom('business_registrations').where('id', '=', registrationId).execute()
  await tx.emit('order.replaced', { registrationId, customerId })
}
