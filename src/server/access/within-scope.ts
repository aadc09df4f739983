import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#rules/access.ts'

/** The columns that say whose a record is and who works on it. */
type Sides = { owner: string; agent?: string }
const ofRegistration: Sides = { owner: 'r.user_id', agent: 'r.assigned_agent_id' }

/** The policy's answer to "which records?" as an SQL condition; false where the table lacks the reader's side. */
export function withinScope(scope: Scope, { owner, agent }: Sides = ofRegistration): RawBuilder<boolean> {
  if (scope.kind === 'any') return sql`true`
  const side = scope.kind === 'owner' ? owner : scope.kind === 'agent' ? agent : undefined
  return side && 'id' in scope ? sql`${sql.ref(side)} = ${scope.id}::uuid` : sql`false`
}
