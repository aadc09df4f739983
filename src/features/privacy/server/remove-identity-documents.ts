import { sql } from 'kysely'
import { identityDocumentTypes } from '#features/documents/rules/identity-types.ts'
import { keptSince } from '#rules/retention.ts'
import { type Context, inTransaction } from '#server/context.ts'
import { listRemovals } from './list-removals.ts'

const AT_ONCE = 500
/** Statuses of a finished company; each is walked by itself, in the order of its index. */
const finished = ['approved', 'rejected'] as const
type Finished = (typeof finished)[number]
type Place = { id: string; created_at: Date }

/** When the company was approved or rejected; without a record of it the last change counts, which is never too early. */
const finishedAt = sql<Date>`coalesce(
  (select max(h.created_at) from process_status_history h
    where h.business_registration_id = r.id and h.new_status = r.status),
  r.approved_at, r.updated_at)`

/** A company that was ordered within the term was not finished before it either, and is not looked at. */
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

/** Removes papers about people once their term is over, with every version; the rest of the company's file stays. */
export async function removeIdentityDocuments(context: Context): Promise<number> {
  let removed = 0
  for (const status of finished) {
    let companies = await companiesAfter(context, status, undefined)
    while (companies.length > 0) {
      removed += await removeOf(context, companies).catch((err: unknown) => {
        // The others go on; the hourly run tries these again.
        context.log.error({ err, first: companies[0]?.id }, 'identity documents not removed')
        return 0
      })
      companies = companies.length < AT_ONCE ? [] : await companiesAfter(context, status, companies.at(-1))
    }
  }
  return removed
}
