import { isStaff, type Role } from '#rules/role.ts'
import { endSessionsOf } from '#server/auth/end-sessions.ts'
import { keepFactor } from '#server/auth/keep-factor.ts'
import { startAfresh } from '#server/auth/start-afresh.ts'
import { account, type Context } from '#server/context.ts'

type Person = { id: string; role: string; email_verified: boolean }

/**
 * The only way to change the role of an existing account. If its address is unverified, a team role resets the account (A3). A customer
 * who joins the team must sign in again, because the sign-in checks the password against the rules for staff (A9).
 */
export async function giveRole(tx: Context, { id, role, email_verified }: Person, to: Role): Promise<void> {
  await tx.db.updateTable('profiles').set({ role: to }).where('id', '=', id).execute()
  // The trigger that counts versions clears the editor when the name was saved at the same time: it is named once more.
  await tx.db
    .updateTable('profiles')
    .set({ edited_at: tx.now, edited_by: account(tx).id })
    .where('id', '=', id)
    .execute()
  // Cancels a pending reset of the second factor: an admin may have asked for it, who may not reset that of a superadmin (S68).
  if (to === 'superadmin') await keepFactor(tx, id)
  const invited = isStaff(to) && !email_verified
  if (invited) await startAfresh(tx, id)
  else if (isStaff(to) && !isStaff(role as Role)) await endSessionsOf(tx, id)
  await tx.emit('person.roleChanged', { accountId: id, from: role as Role, to, invited })
}
