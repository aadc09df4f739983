import type { Role } from '#rules/role.ts'
import { LONGEST_SESSION } from '#rules/sign-in/session-rules.ts'
import type { Context } from '#server/context.ts'
import { setAreaCookie } from './area-cookie.ts'
import { removedCookie } from './cookies.ts'
import { closeImpersonation } from './impersonations.ts'
import { SECOND_STEP_COOKIE } from './second-step.ts'
import { setSessionCookie } from './session-cookie.ts'
import { hashToken, newToken } from './session-token.ts'

export type NewSession = {
  userId: string
  role: Role
  /** A session that continues under a new token keeps its start time. */
  startedAt?: Date | null
  /** Set for a superadmin who impersonates this person: the session ends at `until`, or with the browser. */
  acting?: { impersonationId: string; until: Date }
}

/** Ends the session that this browser had open, so that its old cookie opens nothing any more. */
export async function endOwnSession(tx: Context): Promise<void> {
  const { session } = tx
  if (!session) return
  if (session.impersonationId) await closeImpersonation(tx.db, session.impersonationId, 'sign_out', tx.now)
  await tx.db.deleteFrom('sessions').where('id', '=', session.id).execute()
}

/** The only place where a session starts: always with a new token, and the browser's previous session ends. */
export async function startSession(tx: Context, start: NewSession): Promise<{ sessionId: string }> {
  await endOwnSession(tx)
  const [id, token] = [tx.newId(), newToken()]
  await tx.db
    .insertInto('sessions')
    .values({
      id,
      token: hashToken(token),
      user_id: start.userId,
      created_at: start.startedAt ?? tx.now,
      last_active_at: tx.now,
      // Starting and ending an impersonation is no proof of identity.
      proved_at: start.acting || start.startedAt ? null : tx.now,
      expires_at: start.acting?.until ?? new Date(tx.now.getTime() + LONGEST_SESSION),
      ip_address: tx.ip,
      user_agent: tx.userAgent.slice(0, 300),
      impersonation_id: start.acting?.impersonationId ?? null,
    })
    .execute()
  if (!start.acting)
    await tx.db.insertInto('access_records').values({ user_id: start.userId, at: tx.now, ip_address: tx.ip }).execute()
  setSessionCookie(tx, token, start.acting ? undefined : LONGEST_SESSION / 1000)
  tx.answerHeaders.append('set-cookie', removedCookie(tx.origin, SECOND_STEP_COOKIE))
  setAreaCookie(tx, start.role)
  return { sessionId: id }
}
