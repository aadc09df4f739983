import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#rules/access.ts'

/** The columns that hold a record's owner and its assigned agent. */
type Sides = { owner: string; agent?: string }
const ofRegistration: Sides = { owner: 'r.user_id', agent: 'r.assigned_agent_id' }

/** The reader's scope as an SQL condition; false when the table has no column for that scope. */
export function withinScope(scope: Scope, { owner, agent }: Sides = ofRegistration): RawBuilder<boolean> {
  if (scope.kind === 'any') return sql`true`
  const side = scope.kind === 'owner' ? owner : scope.kind === 'agent' ? agent : undefined
  return side && 'id' in scope ? sql`${sql.ref(side)} = ${scope.id}::uuid` : sql`false`
}
