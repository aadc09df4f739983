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

/** Whether another reset mail may be sent. The caller holds the account's lock, so that concurrent requests are counted in sequence. */
export async function mayMailNow(tx: Context, accountId: string): Promise<boolean> {
  const mailed = await mailedLately(tx, accountId)
  const times = mailed.map(({ created_at }) => created_at)
  return mayMailResetLink(times, tx.now)
}

/** The job behind a request for a reset: the id may belong to no account, and a person gets only a few such mails in an hour. */
export const mailResetLink = (context: Context, accountId: string): Promise<void> =>
  inTransaction(context, async (tx) => {
    const [person] = await holdAccounts(tx, [accountId])
    if (!person || person.banned) return
    if (await mayMailNow(tx, accountId)) await tx.emit('account.recoveryAsked', { accountId })
  })
