import { type Role, roles } from '#domain/accounts/role.ts'
import { readPlain } from '#web/api/read-plain.ts'

type Answer = { user?: { role?: unknown } | null; acting?: unknown }
/** `acting`: somebody of the team sees the product as this person. */
type Seen = { role: Role | null | undefined; acting: boolean }

/** The role that the server sees; undefined when the server did not answer. */
export async function askRole(): Promise<Seen> {
  try {
    const { user, acting } = (await readPlain('/api/session')) as Answer
    const role = user === null ? null : roles.find((name) => name === user?.role)
    return { role, acting: Boolean(acting) }
  } catch {
    // Without an answer of the server the hint cookie stays the best guess.
    return { role: undefined, acting: false }
  }
}
