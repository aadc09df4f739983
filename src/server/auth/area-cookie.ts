import { millisecondsOf, retention } from '#rules/retention.ts'
import type { Role } from '#rules/role.ts'
import type { Context } from '#server/context.ts'

const MARK_SECONDS = millisecondsOf(retention.areaMark) / 1000

/** A hint for pages without scripts: which panel is open, not whose (B7). It opens nothing. */
export function setAreaCookie(context: Context, role: Role | undefined): void {
  const secure = context.origin.startsWith('https:') ? '; Secure' : ''
  const lifetime = role ? MARK_SECONDS : 0
  context.answerHeaders.append('set-cookie', `area=${role ?? ''}; Path=/; SameSite=Lax; Max-Age=${lifetime}${secure}`)
}
