import { sql } from 'kysely'
import { identityDocumentTypes } from '#features/documents/rules/identity-types.ts'
import { keptSince } from '#rules/retention.ts'
import { type Context, inTransaction } from '#server/context.ts'
import { listRemovals } from './list-removals.ts'

const AT_ONCE = 500
/** Statuses of a finished registration; each is paged separately, in the order of its index. */
const finished = ['approved', 'rejected'] as const
type Finished = (typeof finished)[number]
type Place = { id: string; created_at: Date }

/** When the registration was approved or rejected; without a history row its last change counts, which is never too early. */
const finishedAt = sql<Date>`coalesce(
  (select max(h.created_at) from process_status_history h
    where h.business_registration_id = r.id and h.new_status = r.status),
  r.approved_at, r.updated_at)`

/** A keyset page of finished registrations. Those created within the retention period cannot have finished before it: they are skipped. */
const companiesAfter = ({ db, now }: Context, status: Finished, after: Place | undefined): Promise<Place[]> =>
  db
    .selectFrom('business_registrations')
    .select(['id', 'created_at'])
    .where('status', '=', sql.lit(status))
    .where('created_at', '<', keptSince('identityDocuments', now))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) > (${after?.created_at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()

const removeOf = (context: Context, companies: readonly Place[]): Promise<number> =>
  inTransaction(context, async (tx) => {
    const ids = companies.map(({ id }) => id)
    const due = await tx.db
      .selectFrom('documents as d')
      .innerJoin('business_registrations as r', 'r.id', 'd.business_registration_id')
      .select('d.id')
      .where('d.business_registration_id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('d.document_type', 'in', identityDocumentTypes)
      .where('r.status', 'in', finished)
      .where(finishedAt, '<', keptSince('identityDocuments', tx.now))
      .execute()
    if (due.length === 0) return 0
    const documents = due.map(({ id }) => id)
    const versions = await tx.db
      .selectFrom('document_versions')
      .select('file_path')
      .where('document_id', '=', sql<string>`any(${documents}::uuid[])`)
      .execute()
    await listRemovals(
      tx,
      versions.map(({ file_path }) => file_path),
    )
    await tx.db.deleteFrom('documents').where('id', '=', sql<string>`any(${documents}::uuid[])`).execute()
    return documents.length
  })

/** Removes identity documents with all versions once their retention period is over; the company's other documents stay. */
export async function removeIdentityDocuments(context: Context): Promise<number> {
  let removed = 0
  for (const status of finished) {
    let companies = await companiesAfter(context, status, undefined)
    while (companies.length > 0) {
      removed += await removeOf(context, companies).catch((err: unknown) => {
        // The other batches continue; the next hourly run retries this one.
        context.log.error({ err, first: companies[0]?.id }, 'identity documents not removed')
        return 0
      })
      companies = companies.length < AT_ONCE ? [] : await companiesAfter(context, status, companies.at(-1))
    }
  }
  return removed
}
