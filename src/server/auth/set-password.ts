import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import { endSessionsOf } from './end-sessions.ts'
import { keepFactor } from './keep-factor.ts'
import { distrustOtherDevices } from './known-devices.ts'

const removeOpenLinks = ({ db }: Context, userId: string, purposes: readonly string[]) =>
  db
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .where(
      'purpose',
      'in',
      purposes.map((purpose) => sql.lit(purpose)),
    )
    .where('used_at', 'is', null)
    .execute()

/** Removes open links that set a password, and unsent outbox mails that contain one. */
async function voidPasswordLinks(tx: Context, userId: string): Promise<void> {
  await removeOpenLinks(tx, userId, ['reset_password', 'invitation'])
  await tx.db
    .deleteFrom('outbox_mails')
    .where('user_id', '=', userId)
    .where('template', 'in', [sql.lit('reset-password'), sql.lit('invitation')])
    .where('sent_at', 'is', null)
    .execute()
}

/** Removes a pending change of address: a thief of the old password may have asked for it. */
async function voidEmailChange(tx: Context, userId: string): Promise<void> {
  await removeOpenLinks(tx, userId, ['approve_email', 'change_email'])
  await tx.db.deleteFrom('email_changes').where('user_id', '=', userId).execute()
}

/** Revokes the calendar feeds of the person's companies: a thief of the old password may have made them or copied their addresses. */
async function revokeCalendarAddresses(tx: Context, userId: string): Promise<void> {
  const revoked = await tx.db
    .deleteFrom('calendar_addresses as c')
    .using('business_registrations as r')
    .whereRef('r.id', '=', 'c.business_registration_id')
    .where('r.user_id', '=', userId)
    .returning('r.id')
    .execute()
  for (const { id } of revoked) await tx.emit('calendar.revoked', { registrationId: id })
}

/** Every change of password goes through here: sessions end (but `keepSession`), and pending links and requests become void (S10). */
export async function setPassword(
  tx: Context,
  { userId, hash, keepSession }: { userId: string; hash: string; keepSession?: string },
): Promise<void> {
  await tx.db
    .updateTable('credentials')
    .set({ password: hash, updated_at: tx.now })
    .where('user_id', '=', userId)
    .where('provider_id', '=', sql.lit('credential'))
    .execute()
  await tx.db
    .updateTable('profiles')
    .set({ password_changed_at: tx.now, must_change_password: false })
    .where('id', '=', userId)
    .execute()
  await endSessionsOf(tx, userId, keepSession)
  await keepFactor(tx, userId)
  await distrustOtherDevices(tx, userId)
  await voidPasswordLinks(tx, userId)
  await revokeCalendarAddresses(tx, userId)
  // A person who changes the password in an open session keeps the change of address requested there.
  if (!keepSession) await voidEmailChange(tx, userId)
}
