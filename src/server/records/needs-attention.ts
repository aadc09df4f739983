import { type RawBuilder, sql } from 'kysely'

// Both conditions are those of an index that holds nothing else (0035, 0039); the registration is called `r`.

/** Paid, open, and nobody's: the office has to choose an agent. */
export const isUnassigned: RawBuilder<boolean> = sql`r.assigned_agent_id is null and r.paid_at is not null
  and r.status in ('pending', 'in_review', 'documents_required')`

/** Paid, in an agent's hands, waiting for the team and not for the customer, and unchanged since then. */
export const isStuck = (since: Date): RawBuilder<boolean> => sql`r.assigned_agent_id is not null
  and r.paid_at is not null and r.status in ('pending', 'in_review') and r.status_since < ${since}`
