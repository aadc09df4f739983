import type { settings } from '#contract/settings.ts'
import { deviceName, deviceOf } from '#domain/accounts/device-name.ts'
import { sessionIsOver } from '#domain/accounts/session-rules.ts'
import { heldBy } from '#server/auth/held-by.ts'
import { account } from '#server/context.ts'
import type { Handler } from '#server/http/mount.ts'
import { whoReads } from '#server/language/reader.ts'

/** Where the person sits, also as somebody else; who acts as this person is listed by `listAccesses`. */
export const listDevices: Handler<typeof settings.devices> = async (context) => {
  const { id, session } = account(context)
  const { language } = whoReads(context)
  const rows = await context.db
    .selectFrom('sessions as s')
    .innerJoin('profiles as p', 'p.id', 's.user_id')
    .leftJoin('user_impersonations as i', 'i.id', 's.impersonation_id')
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
        role: session.role,
        createdAt: row.created_at,
        lastActiveAt: row.last_active_at,
        now: context.now,
        staffIdleMinutes: row.session_timeout,
      }),
  )
  return {
    items: open.map((row) => ({
      id: row.id,
      device: deviceName(deviceOf(row.user_agent ?? ''), language),
      ip: row.ip_address ?? '',
      createdAt: row.created_at,
      lastActiveAt: row.last_active_at,
      current: row.id === session.id,
      actingAs: row.impersonation_id ? row.name : null,
    })),
  }
}
