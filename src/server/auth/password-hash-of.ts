import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

export async function passwordHashOf({ db }: Context, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('credentials')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', sql.lit('credential'))
    .executeTakeFirst()
  return row?.password ?? null
}
