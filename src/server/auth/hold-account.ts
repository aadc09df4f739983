import { AppError } from '#rules/errors.ts'
import { account, type Context } from '#server/context.ts'

/**
 * Locks accounts until the transaction ends, so that it is serialized with transactions that end their sessions. It must be the first
 * lock of its transaction, and rows are locked in the order of their ids, so that no two transactions deadlock.
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

/** Locks the accounts behind this session; refuses when the session ended or the person's role changed after the call started. */
export async function holdOwnSession(tx: Context, more: readonly string[] = []) {
  const { session } = account(tx)
  const keyboard = session.impersonatorId ?? session.userId
  const held = await holdAccounts(tx, [keyboard, session.userId, ...more])
  // A separate statement: it sees what was committed while the lock was awaited.
  const person = held.find(({ id }) => id === session.userId)
  const same = person?.role === session.role && !person.banned
  if (!same || !(await stands(tx, session.id))) throw new AppError('unauthenticated')
  return held
}
