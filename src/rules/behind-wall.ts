import { type Action, type Actor, mayCall } from './access.ts'
import type { Role } from './role.ts'

const visitor: Actor = { kind: 'visitor' }
/** The office works on every record. */
const limited: ReadonlySet<Role> = new Set(['user', 'agent'])

/** The person to whose records the database itself limits a call (S51): customers and agents. What a visitor may call is about nobody. */
export const behindWall = (actor: Actor, action: Action): string | undefined =>
  actor.kind === 'account' && limited.has(actor.role) && !mayCall(visitor, action) ? actor.id : undefined
