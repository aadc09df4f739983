import type { Role } from '#rules/role.ts'
import { audit } from '#server/audit/audit.ts'
import { closeImpersonationsBy } from '#server/auth/impersonations.ts'
import { noteDevice } from '#server/auth/known-devices.ts'
import { startSession } from '#server/auth/start-session.ts'
import { type Context, inTransaction } from '#server/context.ts'

/** Signs in a person whose credentials were verified, and ends their impersonations that were left open (S30). */
export const openSession = (context: Context, person: { id: string; role: Role }): Promise<void> =>
  inTransaction(context, async (tx) => {
    await closeImpersonationsBy(tx.db, person.id, { endedBy: 'sign_out', now: tx.now })
    const { sessionId } = await startSession(tx, { userId: person.id, role: person.role })
    await audit(tx, { action: 'account.signedIn', subjectType: 'account', subjectId: person.id })
    if (await noteDevice(tx, person.id)) await tx.emit('account.newDevice', { accountId: person.id, sessionId })
  })
