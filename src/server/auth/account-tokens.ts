import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#server/db/connect.ts'

export const tokenPurposes = [
  'verify_email',
  'reset_password',
  'change_email',
  'approve_email',
  'invitation',
  'second_step',
] as const
export type TokenPurpose = (typeof tokenPurposes)[number]

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Issues the token of a single-use link. Only its hash is stored, and it replaces an open token of the same purpose. */
export async function issueToken(
  db: Db,
  newId: () => string,
  now: Date,
  link: { userId: string; purpose: TokenPurpose; lifetimeMs: number; newEmail?: string; token?: string },
): Promise<string> {
  const token = link.token ?? randomBytes(32).toString('base64url')
  const fresh = {
    id: newId(),
    token_hash: hashOf(token),
    new_email: link.newEmail ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + link.lifetimeMs),
  }
  await db
    .insertInto('account_tokens')
    .values({ ...fresh, user_id: link.userId, purpose: link.purpose })
    .onConflict((open) => open.columns(['user_id', 'purpose']).where('used_at', 'is', null).doUpdateSet(fresh))
    .execute()
  return token
}

/** Whether the link with this token was used. */
export async function isSpent(db: Db, token: string): Promise<boolean> {
  const spent = await db
    .selectFrom('account_tokens')
    .select('id')
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is not', null)
    .executeTakeFirst()
  return spent !== undefined
}

export type SpentToken = { userId: string; newEmail: string | null; purpose: TokenPurpose }

/** Marks a link of one of these purposes as used; undefined when it is unknown, expired, replaced or already used. */
export async function spendToken(
  db: Db,
  now: Date,
  given: { token: string; purposes: readonly TokenPurpose[] },
): Promise<SpentToken | undefined> {
  const row = await db
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(given.token))
    .where('purpose', 'in', given.purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'new_email', 'purpose'])
    .executeTakeFirst()
  return row && { userId: row.user_id, newEmail: row.new_email, purpose: row.purpose as TokenPurpose }
}
