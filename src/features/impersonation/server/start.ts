import { accountView } from '#features/accounts/server/account-view.ts'
import type { impersonation } from '#features/impersonation/contract.ts'
import { can } from '#rules/access.ts'
import { AppError } from '#rules/errors.ts'
import type { Role } from '#rules/role.ts'
import { actingUntil } from '#rules/sign-in/session-rules.ts'
import { audit } from '#server/audit/audit.ts'
import { holdOwnSession } from '#server/auth/hold-account.ts'
import { closeImpersonationsBy } from '#server/auth/impersonations.ts'
import { startSession } from '#server/auth/start-session.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

/** Locks both accounts, so that a change of role or the end of the own session waits until the impersonation is recorded. */
async function loadTarget(tx: Context, userId: string): Promise<{ id: string; role: Role }> {
  const { id: me } = account(tx)
  const held = await holdOwnSession(tx, [userId])
  const [row, self] = [userId, me].map((id) => held.find((person) => person.id === id))
  if (!row || row.erased_at) throw new AppError('not_found')
  const role = row.role as Role
  const actor = { kind: 'account', id: me, role: (self?.role ?? 'user') as Role } as const
  if (row.banned || !can(actor, 'impersonation.use', { role })) throw new AppError('forbidden')
  return { id: row.id, role }
}

/** A superadmin acts as one person at a time: a unique index refuses a second open record, even from concurrent calls. */
async function openRecord(tx: Context, record: { targetId: string; reason: string; until: Date }): Promise<string> {
  const { id, session } = account(tx)
  await closeImpersonationsBy(tx.db, id, { endedBy: 'expiry', now: tx.now, expiredOnly: true })
  const row = await tx.db
    .insertInto('user_impersonations')
    .values({
      id: tx.newId(),
      superadmin_id: id,
      impersonated_user_id: record.targetId,
      reason: record.reason,
      created_at: tx.now,
      expires_at: record.until,
      own_session_started_at: session.startedAt,
    })
    .onConflict((open) => open.column('superadmin_id').where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new AppError('conflict', { reason: 'already_acting' })
  return row.id
}

/** Replaces the superadmin's session with one of that person, which has only that person's rights (A8, S27–S30). */
export const startImpersonation: Handler<typeof impersonation.start> = (context, { userId, reason }) =>
  inTransaction(context, async (tx) => {
    const target = await loadTarget(tx, userId)
    const until = actingUntil(tx.now, account(tx).session.startedAt)
    const impersonationId = await openRecord(tx, { targetId: target.id, reason, until })
    await audit(tx, {
      action: 'impersonation.started',
      subjectType: 'account',
      subjectId: target.id,
      details: { impersonationId },
    })
    await startSession(tx, { userId: target.id, role: target.role, acting: { impersonationId, until } })
    return accountView(tx, target.id, until)
  })
