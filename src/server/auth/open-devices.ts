import type { Role } from '#rules/role.ts'
import { deviceName, deviceOf } from '#rules/sign-in/device-name.ts'
import { sessionIsOver } from '#rules/sign-in/session-rules.ts'
import type { Context } from '#server/context.ts'
import { whoReads } from '#server/language/reader.ts'
import { heldBy } from './held-by.ts'

/** The sessions that the person uses, including their impersonations; sessions of superadmins who impersonate the person are left out. */
export async function openDevices(context: Context, { id, role }: { id: string; role: Role }) {
  const { language } = whoReads(context)
  const rows = await context.db
    .selectFrom('sessions as s')
    .innerJoin('profiles as p', 'p.id', 's.user_id')
    .crossJoin('site_settings as t')
    .select(['s.id', 's.user_agent', 's.ip_address', 's.created_at', 's.last_active_at'])
    .select(['p.name', 's.impersonation_id', 't.session_timeout'])
    .where((row) => heldBy(row, id))
    .where('s.expires_at', '>', context.now)
    .orderBy('s.last_active_at', 'desc')
    .orderBy('s.id')
    .execute()
  const open = rows.filter(
    (row) =>
      !sessionIsOver({
        role,
        createdAt: row.created_at,
        lastActiveAt: row.last_active_at,
        now: context.now,
        staffIdleMinutes: row.session_timeout,
      }),
  )
  return open.map((row) => ({
    id: row.id,
    device: deviceName(deviceOf(row.user_agent ?? ''), language),
    ip: row.ip_address ?? '',
    createdAt: row.created_at,
    lastActiveAt: row.last_active_at,
    current: row.id === context.session?.id,
    actingAs: row.impersonation_id ? row.name : null,
  }))
}
