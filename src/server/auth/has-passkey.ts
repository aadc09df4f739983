import { sql } from 'kysely'

/** Whether the person `p` of the query has a passkey. */
export const hasPasskey = sql<boolean>`exists (select from passkeys k where k.user_id = p.id)`

/** When the second factors of the person `p` are to be removed, with the app joined as `f`. */
export const resetDueAt = sql<Date | null>`coalesce(f.reset_due_at, (select min(k.reset_due_at) from passkeys k where k.user_id = p.id))`
