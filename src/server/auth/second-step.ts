import { sql } from 'kysely'
import { millisecondsOf, retention } from '#rules/retention.ts'
import type { Role } from '#rules/role.ts'
import { type SecondStepMethod, secondStepBy } from '#rules/sign-in/required-step.ts'
import type { Context } from '#server/context.ts'
import { hashOf, issueToken } from './account-tokens.ts'
import { cookieText, tokenCookie } from './cookies.ts'
import { hasPasskey } from './has-passkey.ts'

export const SECOND_STEP_COOKIE = 'travessia-step'
const STEP_MS = millisecondsOf(retention.secondStep)

/** The password was right: this browser may now give the second factor, and nothing else. */
export async function beginSecondStep(tx: Context, userId: string): Promise<void> {
  const token = await issueToken(tx.db, tx.newId, tx.now, { userId, purpose: 'second_step', lifetimeMs: STEP_MS })
  const cookie = { name: SECOND_STEP_COOKIE, value: token, maxAgeSeconds: STEP_MS / 1000 }
  tx.answerHeaders.append('set-cookie', cookieText(tx.origin, cookie))
}

export type PendingStep = {
  tokenId: string
  userId: string
  email: string
  role: Role
  banned: boolean
  by: SecondStepMethod[]
}

/** The person who gave the right password in this browser and still owes the second factor; void once the password changes. */
export async function findSecondStep(context: Context): Promise<PendingStep | undefined> {
  const token = tokenCookie(context.cookie, context.origin, SECOND_STEP_COOKIE)
  if (!token) return undefined
  const row = await context.db
    .selectFrom('account_tokens as t')
    .innerJoin('profiles as p', 'p.id', 't.user_id')
    .crossJoin('site_settings as s')
    .select(['t.id', 't.user_id', 'p.email', 'p.role', 'p.banned', 'p.two_factor_enabled'])
    .select(['s.require_two_factor', 's.two_factor_decided', hasPasskey.as('has_passkey')])
    .where('t.token_hash', '=', hashOf(token))
    .where('t.purpose', '=', sql.lit('second_step'))
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', context.now)
    .whereRef('t.created_at', '>=', 'p.password_changed_at')
    .executeTakeFirst()
  const by = row ? secondStepBy(row, context.config) : []
  if (!row || by.length === 0) return undefined
  const { id: tokenId, user_id: userId, email, banned } = row
  return { tokenId, userId, email, role: row.role as Role, banned, by }
}

/** False when another call has already spent this step. */
export async function spendSecondStep(tx: Context, tokenId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('account_tokens')
    .set({ used_at: tx.now })
    .where('id', '=', tokenId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
