import { millisecondsOf, retention } from '#rules/retention.ts'
import { isStaff, type Role } from '#rules/role.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Customers: 7 idle days and at most 30 days. Staff: the idle limit of the settings and at most 24 h (A13). */
export const LONGEST_SESSION = millisecondsOf(retention.sessions)
const customer = { idle: 7 * DAY, longest: LONGEST_SESSION }
const STAFF_LONGEST = 24 * HOUR
const LONGEST_ACTING = HOUR

/** End of an impersonation: after an hour, but not after the end of the superadmin's own session of 24 h (A8). */
export const actingUntil = (now: Date, ownSessionStartedAt: Date): Date =>
  new Date(Math.min(now.getTime() + LONGEST_ACTING, ownSessionStartedAt.getTime() + STAFF_LONGEST))

/** Whether a superadmin returns to their own session after an impersonation: only if it would still be valid (A8). */
export function mayReturn(own: {
  mayAct: boolean
  banned: boolean
  ownSessionStartedAt: Date | null
  actingSince: Date
  sessionsEndedAt: Date | null
  now: Date
}): boolean {
  const began = own.ownSessionStartedAt ?? own.actingSince
  const endedMeanwhile = own.sessionsEndedAt !== null && own.sessionsEndedAt >= own.actingSince
  const tooOld = own.now.getTime() - began.getTime() > STAFF_LONGEST
  return own.mayAct && !own.banned && !endedMeanwhile && !tooOld
}

export function sessionIsOver(session: {
  role: Role
  createdAt: Date
  lastActiveAt: Date
  now: Date
  staffIdleMinutes: number
}): boolean {
  const { idle, longest } = isStaff(session.role)
    ? { idle: session.staffIdleMinutes * MINUTE, longest: STAFF_LONGEST }
    : customer
  const now = session.now.getTime()
  return now - session.lastActiveAt.getTime() > idle || now - session.createdAt.getTime() > longest
}
