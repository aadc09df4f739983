import { sql } from 'kysely'
import type { contract } from '#contract/index.ts'
import type { Role } from '#domain/accounts/role.ts'
import { AppError } from '#domain/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { accountView } from '#server/auth/account-view.ts'
import { startSession } from '#server/auth/start-session.ts'
import { account, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'

/** Gives the superadmin a session of their own again; its 24 hours still count from their own sign-in. */
export const stopImpersonation: Handler<typeof contract.impersonation.stop> = (context) =>
  inTransaction(context, async (tx) => {
    const { id: targetId, session } = account(tx)
    const record = await tx.db
      .updateTable('user_impersonations as i')
      .from('profiles as p')
      .set({ ended_at: tx.now, ended_by: 'stop' })
      .whereRef('p.id', '=', 'i.superadmin_id')
      .where('i.id', '=', session.impersonationId)
      .where('i.ended_at', 'is', null)
      .where('p.banned', '=', sql.lit(false))
      .returning(['i.id', 'i.superadmin_id', 'i.own_session_started_at', 'p.role'])
      .executeTakeFirst()
    if (!record) throw new AppError('unauthenticated')
    await audit(tx, {
      action: 'impersonation.stopped',
      subjectType: 'account',
      subjectId: targetId,
      details: { impersonationId: record.id },
    })
    await startSession(tx, {
      userId: record.superadmin_id,
      role: record.role as Role,
      startedAt: record.own_session_started_at,
    })
    return accountView(tx, record.superadmin_id, null)
  })
