import { sql } from 'kysely'
import { identityDocumentTypes, identityKeptSince } from '#domain/documents/retention.ts'
import { type Context, inTransaction } from '#server/context.ts'
import { listRemovals } from './list-removals.ts'

const AT_ONCE = 200

/** When the company was approved or rejected; without a record of it the last change counts, which is never too early. */
const finishedAt = sql<Date>`coalesce(
  (select max(h.created_at) from process_status_history h
    where h.business_registration_id = r.id and h.new_status = r.status),
  r.approved_at, r.updated_at)`

/** Removes papers about people once their term is over, with every version; the rest of the company's file stays. */
export const removeIdentityDocuments = (context: Context): Promise<number> =>
  inTransaction(context, async (tx) => {
    const due = await tx.db
      .selectFrom('documents as d')
      .innerJoin('business_registrations as r', 'r.id', 'd.business_registration_id')
      .select('d.id')
      .where('d.document_type', 'in', identityDocumentTypes)
      .where('r.status', 'in', ['approved', 'rejected'])
      .where(finishedAt, '<', identityKeptSince(tx.now))
      .orderBy('d.created_at')
      .limit(AT_ONCE)
      .execute()
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    const versions = await tx.db
      .selectFrom('document_versions')
      .select('file_path')
      .where('document_id', 'in', ids)
      .execute()
    await listRemovals(
      tx,
      versions.map(({ file_path }) => file_path),
    )
    await tx.db.deleteFrom('documents').where('id', 'in', ids).execute()
    return ids.length
  })
