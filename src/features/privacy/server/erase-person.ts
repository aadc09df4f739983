import { erased } from '#features/privacy/rules/erasure.ts'
import { holdOrdersOf } from '#features/registrations/server/hold-order.ts'
import type { Context } from '#server/context.ts'
import { addJob } from '#server/jobs/add-job.ts'
import { whoReads } from '#server/language/reader.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { Person } from '#server/personal-table.ts'
import { eraseOrders } from './erase-orders.ts'
import { overwriteTexts, removeRows } from './erase-rows.ts'
import { leaveProvider } from './leave-provider.ts'
import { leaveWork } from './leave-work.ts'
import { listRemovals } from './list-removals.ts'

/** Calls that ran during the erasure have ended after a minute; then the sweep erases what they wrote (sweep-erased.ts). */
const A_MINUTE = 60_000

async function filesOf(tx: Context, userId: string): Promise<string[]> {
  const versions = await tx.db
    .selectFrom('document_versions as v')
    .innerJoin('documents as d', 'd.id', 'v.document_id')
    .innerJoin('business_registrations as r', 'r.id', 'd.business_registration_id')
    .select('v.file_path')
    .where('r.user_id', '=', userId)
    .execute()
  // Every export counts, because one that is still being made will store its file under its id too.
  const exports = await tx.db.selectFrom('data_exports').select('id').where('user_id', '=', userId).execute()
  return [...versions.map(({ file_path }) => file_path), ...exports.map(({ id }) => id)]
}

/** Anonymises and bans the profile. The row stays, because rows that the law makes us keep refer to it. */
async function emptyProfile(tx: Context, id: string): Promise<void> {
  await tx.db
    .updateTable('profiles')
    .set({
      name: erased.name,
      email: erased.email(id),
      email_verified: false,
      banned: true,
      image: null,
      phone: null,
      region: null,
      ban_reason: null,
      agent_active: false,
      two_factor_enabled: false,
      must_change_password: false,
      erased_at: tx.now,
    })
    .where('id', '=', id)
    .execute()
}

/** Erases the person's rows, files and work. Idempotent: a second run erases what was written in between. */
export async function forgetRows(tx: Context, person: Person): Promise<{ removed: number; unassigned: string[] }> {
  await holdOrdersOf(tx, person.id)
  await listRemovals(tx, await filesOf(tx, person.id))
  await leaveProvider(tx, person.id)
  const removed = await removeRows(tx, person)
  await overwriteTexts(tx, person)
  await eraseOrders(tx, person.id)
  return { removed, unassigned: await leaveWork(tx, person.id) }
}

/** Erases a person within the caller's transaction; false when the account does not exist or is already erased. */
export async function erasePerson(tx: Context, id: string, tellPerson: boolean): Promise<boolean> {
  const row = await tx.db
    .selectFrom('profiles')
    .select(['email', 'email_verified', 'erased_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row || row.erased_at) return false
  const { unassigned } = await forgetRows(tx, { id, email: row.email, emailVerified: row.email_verified })
  // The profile comes last: a change of its e-mail waits for all calls that write rows of this person, and these may wait for our locks.
  await emptyProfile(tx, id)
  await tx.db
    .insertInto('erasures')
    .values({ user_id: id, erased_at: tx.now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  // The mail is queued with the address, because the account no longer has one; it is deleted once it is sent (send-mail.ts).
  const { language } = whoReads(tx)
  if (tellPerson) await queueMail(tx, { template: 'account-erased', toAddress: row.email, data: { language } })
  await addJob(tx, 'sweep', {}, { key: 'sweep-erased', notBefore: new Date(tx.now.getTime() + A_MINUTE) })
  await tx.emit('account.erased', { accountId: id, unassigned })
  return true
}
