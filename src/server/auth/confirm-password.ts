import { sql } from 'kysely'
import { AppError } from '#domain/errors.ts'
import { account, type Context } from '#server/context.ts'
import { returnTurn, takeTurn } from '#server/http/rate-limits.ts'
import { verifyPassword } from './password-hashing.ts'

// As for signing in (S06): guessing at an open screen ends after ten tries in a quarter of an hour.
const failures = { max: 10, seconds: 900 }

/** Is the person at the keyboard the one who signed in? Asked before anything that guards the account (S03). */
export async function confirmPassword(context: Context, currentPassword: string): Promise<void> {
  const { id } = account(context)
  const key = `currentPassword:${id}`
  await takeTurn(context.db, key, failures, context.now)
  const row = await context.db
    .selectFrom('credentials')
    .select('password')
    .where('user_id', '=', id)
    .where('provider_id', '=', sql.lit('credential'))
    .executeTakeFirst()
  const right = row?.password ? await verifyPassword(row.password, currentPassword) : false
  if (!right) throw new AppError('wrong_password', { fields: { currentPassword: 'wrong_password' } })
  await returnTurn(context.db, key)
}
