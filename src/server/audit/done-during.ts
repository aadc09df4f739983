import { type RawBuilder, sql } from 'kysely'

/** The audit rows of one impersonation: a superadmin impersonates one person at a time, so the time range identifies them. */
export const doneDuring = (id: RawBuilder<unknown>): RawBuilder<boolean> => sql`(a.impersonator_id, a.actor_id) =
    (select u.superadmin_id, u.impersonated_user_id from user_impersonations u where u.id = ${id})
  and a.at >= (select u.created_at from user_impersonations u where u.id = ${id})
  and a.at <= (select coalesce(u.ended_at, u.expires_at) from user_impersonations u where u.id = ${id})
  and a.action <> 'impersonation.stopped' and a.details ->> 'call' is distinct from 'impersonation.stop'`
