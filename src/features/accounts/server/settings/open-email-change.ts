import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

/** The change of address that still waits for its links; undefined once it has expired. */
export const openEmailChange = (context: Context, userId: string) =>
  context.db
    .selectFrom('email_changes')
    .select(['new_email', 'approved_at', 'confirmed_at', 'expires_at', 'created_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', context.now)
    .executeTakeFirst()

/** Deletes the request for a new address and its unused links. */
export async function dropEmailChange(tx: Context, userId: string): Promise<boolean> {
  await tx.db
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', [sql.lit('approve_email'), sql.lit('change_email')])
    .where('used_at', 'is', null)
    .execute()
  const { numDeletedRows } = await tx.db.deleteFrom('email_changes').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}
