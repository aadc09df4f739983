import { type Action, type Actor, mayCall } from './access.ts'
import type { Role } from './role.ts'

const visitor: Actor = { kind: 'visitor' }
/** Roles that row-level security limits; admins work on every record. */
const limited: ReadonlySet<Role> = new Set(['user', 'agent'])

/** The customer or agent to whose rows row-level security limits a call (S51); undefined for calls that are also open to visitors. */
export const limitedTo = (actor: Actor, action: Action): string | undefined =>
  actor.kind === 'account' && limited.has(actor.role) && !mayCall(visitor, action) ? actor.id : undefined
