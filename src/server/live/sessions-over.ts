import type { SessionEndReason } from '#contract/live.ts'
import type { Role } from '#rules/role.ts'
import { sessionIsOver } from '#rules/sign-in/session-rules.ts'
import type { Services } from '#server/context.ts'

type Row = {
  role: string
  banned: boolean
  created_at: Date
  last_active_at: Date
  expires_at: Date
  impersonation_id: string | null
  session_timeout: number
}

function reasonFor(row: Row, role: Role | undefined, now: Date): SessionEndReason | undefined {
  if (row.banned) return 'disabled'
  if (role === undefined || row.role !== role) return 'role'
  const times = { createdAt: row.created_at, lastActiveAt: row.last_active_at, now }
  // An impersonation has the idle limit of staff (A13).
  const limits = { role: row.impersonation_id ? 'superadmin' : role, staffIdleMinutes: row.session_timeout } as const
  const over = row.expires_at <= now || sessionIsOver({ ...limits, ...times })
  return over ? 'expired' : undefined
}

/** Which of these sessions may listen no longer, and why: ended, idle, disabled, or of a person whose role has changed. */
export async function sessionsOver(
  { db, now: clock }: Pick<Services, 'db' | 'now'>,
  open: ReadonlyMap<string, Role>,
): Promise<Map<string, SessionEndReason>> {
  if (open.size === 0) return new Map()
  const rows = await db
    .selectFrom('sessions as s')
    .innerJoin('profiles as p', 'p.id', 's.user_id')
    .crossJoin('site_settings as t')
    .select(['s.id', 's.created_at', 's.last_active_at', 's.expires_at', 's.impersonation_id'])
    .select(['p.role', 'p.banned', 't.session_timeout'])
    .where((row) => row('s.id', '=', row.fn.any(row.val([...open.keys()]))))
    .execute()
  const now = clock()
  const over = new Map<string, SessionEndReason>([...open.keys()].map((id) => [id, 'elsewhere']))
  for (const row of rows) {
    const reason = reasonFor(row, open.get(row.id), now)
    if (reason) over.set(row.id, reason)
    else over.delete(row.id)
  }
  return over
}
