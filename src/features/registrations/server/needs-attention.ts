import { type RawBuilder, sql } from 'kysely'
import { waitingStatuses } from '#features/registrations/rules/attention.ts'

// Both conditions are those of an index that holds nothing else (0035, 0039); the registration is called `r`.

const oneOf = (statuses: readonly string[]) => sql.join(statuses.map((status) => sql.lit(status)))

/** Paid, open, and nobody's: the office has to choose an agent. */
export const isUnassigned: RawBuilder<boolean> = sql`r.assigned_agent_id is null and r.paid_at is not null
  and r.status in (${oneOf(waitingStatuses.unassigned)})`

/** Paid, in an agent's hands, waiting for the team and not for the customer, and unchanged since then. */
export const isStuck = (since: Date): RawBuilder<boolean> => sql`r.assigned_agent_id is not null
  and r.paid_at is not null and r.status in (${oneOf(waitingStatuses.waiting)}) and r.status_since < ${since}`
