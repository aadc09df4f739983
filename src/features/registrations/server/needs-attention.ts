import { type RawBuilder, sql } from 'kysely'
import { waitingStatuses } from '#features/registrations/rules/attention.ts'

// Both conditions repeat those of the partial indexes `registrations_waiting` and `registrations_stuck`; `r` is the registration.

const oneOf = (statuses: readonly string[]) => sql.join(statuses.map((status) => sql.lit(status)))

/** Paid, open and without an agent: the office has to assign one. */
export const isUnassigned: RawBuilder<boolean> = sql`r.assigned_agent_id is null and r.paid_at is not null
  and r.status in (${oneOf(waitingStatuses.unassigned)})`

/** Paid, assigned to an agent, waiting for the team and not for the customer, and unchanged since before `since`. */
export const isStuck = (since: Date): RawBuilder<boolean> => sql`r.assigned_agent_id is not null
  and r.paid_at is not null and r.status in (${oneOf(waitingStatuses.waiting)}) and r.status_since < ${since}`
