import type { settings } from '#features/accounts/contract/settings.ts'
import { audit } from '#server/audit/audit.ts'
import { holdOwnSession } from '#server/auth/hold-account.ts'
import { requireConfirmed } from '#server/auth/require-confirmed.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { settingsView } from './settings-view.ts'

export const saveProfile: Handler<typeof settings.saveProfile> = async (context, { name, phone }) =>
  inTransaction(context, async (tx) => {
    const { id } = account(tx)
    await holdOwnSession(tx)
    const before = await tx.db.selectFrom('profiles').select('phone').where('id', '=', id).executeTakeFirst()
    if (phone && phone !== before?.phone) requireConfirmed(tx)
    await tx.db
      .updateTable('profiles')
      .set({ name, phone: phone || null, edited_at: tx.now, edited_by: id })
      .where('id', '=', id)
      .execute()
    await audit(tx, { action: 'account.profileSaved', subjectType: 'account', subjectId: id })
    return settingsView(tx)
  })
