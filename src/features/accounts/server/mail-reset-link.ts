import { sql } from 'kysely'
import { mayMailResetLink } from '#features/accounts/rules/reset-mails.ts'
import { holdAccounts } from '#server/auth/hold-account.ts'
import { type Context, inTransaction } from '#server/context.ts'

const AN_HOUR = 3_600_000

const mailedLately = (tx: Context, userId: string) =>
  tx.db
    .selectFrom('outbox_mails')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('template', '=', sql.lit('reset-password'))
    .where('created_at', '>', new Date(tx.now.getTime() - AN_HOUR))
    .execute()

/** The account is held, so that two who ask at once are counted one after the other. */
export async function mayMailNow(tx: Context, accountId: string): Promise<boolean> {
  const mailed = await mailedLately(tx, accountId)
  const times = mailed.map(({ created_at }) => created_at)
  return mayMailResetLink(times, tx.now)
}

/** The job behind asking for a reset: the id may be nobody's, and a person gets a few such mails in an hour at most. */
export const mailResetLink = (context: Context, accountId: string): Promise<void> =>
  inTransaction(context, async (tx) => {
    const [person] = await holdAccounts(tx, [accountId])
    if (!person || person.banned) return
    if (await mayMailNow(tx, accountId)) await tx.emit('account.recoveryAsked', { accountId })
  })
