import { sql } from 'kysely'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'

/** A document that is cited as proof must belong to the same company and be visible to its customer. */
export async function refuseForeignDocument(
  tx: Context,
  registrationId: string,
  documentId: string | null,
): Promise<void> {
  if (documentId === null) return
  const found = await tx.db
    .selectFrom('documents')
    .select('id')
    .where('id', '=', documentId)
    .where('business_registration_id', '=', registrationId)
    .where('customer_sees', '=', sql.lit(true))
    .executeTakeFirst()
  if (!found) throw new AppError('invalid', { fields: { documentId: 'invalid' } })
}
