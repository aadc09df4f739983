import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Role } from '#rules/role.ts'
import { asksTwoFactor, type RequiredStep, requiredStep } from '#rules/sign-in/required-step.ts'
import { sessionIsOver } from '#rules/sign-in/session-rules.ts'
import { compileOnce } from '#server/db/compile-once.ts'
import type { Db } from '#server/db/connect.ts'
import { readTogether } from '#server/db/read-together.ts'
import { type Reader, readerIn } from '#server/language/reader.ts'
import { hasPasskey } from './has-passkey.ts'
import { closeImpersonation } from './impersonations.ts'
import { cookieName, hashToken } from './session-token.ts'

export type Session = {
  id: string
  userId: string
  email: string
  name: string
  role: Role
  emailVerified: boolean
  reader: Reader
  startedAt: Date
  /** When the password or a code was last given in this session. */
  provedAt: Date | null
  /** The step that blocks every other call until it is done; null for a superadmin who impersonates this person. */
  required: RequiredStep | null
  impersonationId: string | null
  impersonatorId: string | null
  actingUntil: Date | null
}

/** Idle time is measured in minutes: writing it at most once a minute is exact enough. */
const TOUCH_EVERY = 60_000

function tokenIn(cookies: string, name: string, secret: KeyObject): string | undefined {
  for (const part of cookies.split('; ')) {
    if (!part.startsWith(`${name}=`)) continue
    const value = decodeURIComponent(part.slice(name.length + 1))
    const dot = value.lastIndexOf('.')
    if (dot < 1) return undefined
    const token = value.slice(0, dot)
    // Compared as texts: base64 has several spellings of the same bytes.
    const given = Buffer.from(value.slice(dot + 1))
    const wanted = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'))
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? token : undefined
  }
  return undefined
}

const sessionRows = compileOnce(['tokens'], (db, { tokens }: { tokens: string[] }) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('profiles as p', 'p.id', 's.user_id')
    .leftJoin('user_preferences as u', 'u.user_id', 's.user_id')
    .leftJoin('user_impersonations as i', 'i.id', 's.impersonation_id')
    .crossJoin('site_settings as t')
    .select(['s.id', 's.token', 's.user_id', 's.created_at', 's.last_active_at', 's.impersonation_id', 's.expires_at'])
    .select('s.proved_at')
    .select(['p.email', 'p.name', 'p.role', 'p.email_verified', 'p.banned', 't.session_timeout'])
    .select(['u.language', 'u.time_zone'])
    .select(['p.must_change_password', 'p.password_changed_at', 'p.two_factor_enabled'])
    // Only staff may have to have a second factor.
    .select(sql<boolean>`p.role <> 'user' and ${hasPasskey}`.as('has_passkey'))
    .select(['t.password_expiry', 't.require_two_factor', 't.two_factor_decided'])
    .select(['i.superadmin_id', 'i.expires_at as acting_until', 'i.ended_at as acting_ended_at'])
    .where('s.token', '=', sql<string>`any(${tokens}::text[])`),
)

type SessionRow = Awaited<ReturnType<typeof sessionRows>>[number]

const requiredOf = (row: SessionRow, now: Date, local: boolean): RequiredStep | null =>
  requiredStep({
    role: row.role as Role,
    mustChangePassword: row.must_change_password,
    passwordChangedAt: row.password_changed_at,
    passwordExpiry: row.password_expiry,
    requireTwoFactor: asksTwoFactor(row, { local }),
    twoFactorEnabled: row.two_factor_enabled,
    hasPasskey: row.has_passkey,
    now,
  })

/** The session check of every call: one signature and one query, which simultaneous calls share. */
export function makeSessionFinder(options: {
  db: Db
  secret: string
  origin: string
  now: () => Date
  /** Only this machine reaches the server. */
  local: boolean
}) {
  const name = cookieName(options.origin)
  const secret = createSecretKey(options.secret, 'utf8')
  const rowOf = readTogether(
    (tokens) => sessionRows(options.db, '', { tokens }),
    (row) => row.token,
  )

  return async (cookies: string, activity: boolean): Promise<Session | undefined> => {
    let token: string | undefined
    try {
      token = tokenIn(cookies, name, secret)
    } catch {
      return undefined // a cookie that is not valid percent-encoding opens no session
    }
    if (!token) return undefined
    const row = await rowOf(hashToken(token))
    const now = options.now()
    if (!row || row.banned || row.acting_ended_at) return undefined
    const role = row.role as Role
    const ranOut = row.expires_at <= now || (row.acting_until !== null && row.acting_until <= now)
    const tooOld = sessionIsOver({
      // An impersonation is a superadmin's session, so the idle limit of staff applies to it (A13).
      role: row.impersonation_id ? 'superadmin' : role,
      createdAt: row.created_at,
      lastActiveAt: row.last_active_at,
      now,
      staffIdleMinutes: row.session_timeout,
    })
    if (ranOut || tooOld) {
      if (row.impersonation_id) await closeImpersonation(options.db, row.impersonation_id, 'expiry', now)
      return undefined
    }
    // Absolute difference: a future time, written while the clock was wrong, would delay the end of an idle session.
    if (activity && Math.abs(now.getTime() - row.last_active_at.getTime()) > TOUCH_EVERY)
      await options.db.updateTable('sessions').set({ last_active_at: now }).where('id', '=', row.id).execute()
    return {
      id: row.id,
      userId: row.user_id,
      email: row.email,
      name: row.name,
      role,
      emailVerified: row.email_verified,
      reader: readerIn(row),
      startedAt: row.created_at,
      provedAt: row.proved_at,
      required: row.impersonation_id ? null : requiredOf(row, now, options.local),
      impersonationId: row.impersonation_id,
      impersonatorId: row.superadmin_id,
      actingUntil: row.acting_until,
    }
  }
}
export type FindSession = ReturnType<typeof makeSessionFinder>
