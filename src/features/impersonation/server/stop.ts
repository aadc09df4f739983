import { accountView } from '#features/accounts/server/account-view.ts'
import type { impersonation } from '#features/impersonation/contract.ts'
import { mayCall } from '#rules/access.ts'
import { AppError } from '#rules/errors.ts'
import type { Role } from '#rules/role.ts'
import { mayReturn } from '#rules/sign-in/session-rules.ts'
import { audit } from '#server/audit/audit.ts'
import { holdOwnSession } from '#server/auth/hold-account.ts'
import { startSession } from '#server/auth/start-session.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

const closeRecord = (tx: Context, id: string) =>
  tx.db.updateTable('user_impersonations').set({ ended_at: tx.now, ended_by: 'stop' }).where('id', '=', id).execute()

/** The impersonation of this session; undefined when it has ended or when the superadmin's own session would no longer be valid. */
async function openRecord(tx: Context, id: string | null) {
  const record = await tx.db
    .selectFrom('user_impersonations as i')
    .innerJoin('profiles as p', 'p.id', 'i.superadmin_id')
    .select(['i.id', 'i.superadmin_id', 'i.own_session_started_at', 'i.created_at'])
    .select(['p.role', 'p.banned', 'p.sessions_ended_at'])
    .where('i.id', '=', id)
    .where('i.ended_at', 'is', null)
    .executeTakeFirst()
  if (!record) return undefined
  const role = record.role as Role
  const possible = mayReturn({
    mayAct: mayCall({ kind: 'account', id: record.superadmin_id, role }, 'impersonation.use'),
    banned: record.banned,
    ownSessionStartedAt: record.own_session_started_at,
    actingSince: record.created_at,
    sessionsEndedAt: record.sessions_ended_at,
    now: tx.now,
  })
  return possible ? { ...record, role } : undefined
}

/** Gives the superadmin a new session of their own; its 24 hours still count from their sign-in. */
export const stopImpersonation: Handler<typeof impersonation.stop> = (context) =>
  inTransaction(context, async (tx) => {
    const { id: targetId, session } = account(tx)
    await holdOwnSession(tx)
    const record = await openRecord(tx, session.impersonationId)
    if (!record) throw new AppError('unauthenticated')
    await closeRecord(tx, record.id)
    await audit(tx, {
      action: 'impersonation.stopped',
      subjectType: 'account',
      subjectId: targetId,
      details: { impersonationId: record.id },
    })
    await startSession(tx, {
      userId: record.superadmin_id,
      role: record.role,
      startedAt: record.own_session_started_at,
    })
    return accountView(tx, record.superadmin_id, null)
  })
