import type { Role } from '#domain/accounts/role.ts'
import { sessionIsOver } from '#domain/accounts/session-rules.ts'
import type { Services } from '../context.ts'

/** Which of these sessions may listen no longer: ended, idle, disabled, or of a person whose role has changed. */
export async function sessionsOver(
  { db, now: clock }: Pick<Services, 'db' | 'now'>,
  open: ReadonlyMap<string, Role>,
): Promise<Set<string>> {
  if (open.size === 0) return new Set()
  const rows = await db
    .selectFrom('sessions as s')
    .innerJoin('profiles as p', 'p.id', 's.user_id')
    .crossJoin('site_settings as t')
    .select(['s.id', 's.created_at', 's.last_active_at', 's.expires_at', 'p.role', 'p.banned', 't.session_timeout'])
    .where((row) => row('s.id', '=', row.fn.any(row.val([...open.keys()]))))
    .execute()
  const now = clock()
  const over = new Set(open.keys())
  for (const row of rows) {
    const role = open.get(row.id)
    if (role === undefined || row.role !== role || row.banned || row.expires_at <= now) continue
    const times = { createdAt: row.created_at, lastActiveAt: row.last_active_at, now }
    if (!sessionIsOver({ role, ...times, staffIdleMinutes: row.session_timeout })) over.delete(row.id)
  }
  return over
}
