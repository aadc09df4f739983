import type { settings } from '#contract/settings.ts'
import { deviceName } from '#domain/accounts/device-name.ts'
import type { Role } from '#domain/accounts/role.ts'
import { sessionIsOver } from '#domain/accounts/session-rules.ts'
import { account } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'

/** Where the account is signed in; sessions of a superadmin who acts as this person are listed by `listAccesses`. */
export const listDevices: Handler<typeof settings.devices> = async (context) => {
  const { id, session } = account(context)
  const rows = await context.db
    .selectFrom('sessions as s')
    .innerJoin('profiles as p', 'p.id', 's.user_id')
    .crossJoin('site_settings as t')
    .select(['s.id', 's.user_agent', 's.ip_address', 's.created_at', 's.last_active_at'])
    .select(['p.role', 't.session_timeout'])
    .where('s.user_id', '=', id)
    .where('s.impersonation_id', 'is', null)
    .where('s.expires_at', '>', context.now)
    .orderBy('s.last_active_at', 'desc')
    .orderBy('s.id')
    .execute()
  const open = rows.filter(
    (row) =>
      !sessionIsOver({
        role: row.role as Role,
        createdAt: row.created_at,
        lastActiveAt: row.last_active_at,
        now: context.now,
        staffIdleMinutes: row.session_timeout,
      }),
  )
  return {
    items: open.map((row) => ({
      id: row.id,
      device: deviceName(row.user_agent ?? ''),
      ip: row.ip_address ?? '',
      createdAt: row.created_at,
      lastActiveAt: row.last_active_at,
      current: row.id === session.id,
    })),
  }
}
