import { AppError } from '#rules/errors.ts'
import { account, type Context } from '#server/context.ts'

/**
 * Holds accounts until the transaction ends: whatever ends their sessions waits, or has been waited for. It is the first lock
 * of its transaction, in the order of the ids, so that no two transactions wait for each other.
 */
export const holdAccounts = (tx: Pick<Context, 'db'>, ids: readonly string[]) =>
  tx.db
    .selectFrom('profiles')
    .select(['id', 'role', 'banned', 'erased_at'])
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

const stands = (tx: Context, id: string) =>
  tx.db.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst()

/** Holds the accounts behind this session; refuses when it was ended, or its role was taken, after the call had begun. */
export async function holdOwnSession(tx: Context, more: readonly string[] = []) {
  const { session } = account(tx)
  const keyboard = session.impersonatorId ?? session.userId
  const held = await holdAccounts(tx, [keyboard, session.userId, ...more])
  // Read by a statement of its own: it sees what was committed while the first one waited.
  const person = held.find(({ id }) => id === session.userId)
  const same = person?.role === session.role && !person.banned
  if (!same || !(await stands(tx, session.id))) throw new AppError('unauthenticated')
  return held
}
