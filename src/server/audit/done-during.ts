import { type RawBuilder, sql } from 'kysely'

/** The lines of one impersonation: a superadmin acts as one person at a time, so the time tells which one it was. */
export const doneDuring = (id: RawBuilder<unknown>): RawBuilder<boolean> => sql`(a.impersonator_id, a.actor_id) =
    (select u.superadmin_id, u.impersonated_user_id from user_impersonations u where u.id = ${id})
  and a.at >= (select u.created_at from user_impersonations u where u.id = ${id})
  and a.at <= (select coalesce(u.ended_at, u.expires_at) from user_impersonations u where u.id = ${id})
  and a.action <> 'impersonation.stopped' and a.details ->> 'call' is distinct from 'impersonation.stop'`
