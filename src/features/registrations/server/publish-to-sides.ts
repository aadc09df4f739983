import { sql } from 'kysely'
import type { LiveEventName } from '#contract/live.ts'
import { whoMay } from '#rules/access.ts'
import type { Context } from '#server/context.ts'

/** Publishes a live event to the customer, the agent and the office of a registration; `also` adds further people. */
export async function publishToSides(
  tx: Context,
  registrationId: string,
  {
    event = 'registration.changed',
    also = [],
    ids = {},
  }: { event?: LiveEventName; also?: readonly string[]; ids?: Record<string, string> } = {},
): Promise<void> {
  const data = JSON.stringify({ registrationId, ...ids })
  const office = whoMay('registrations.assign')
  await sql`
    insert into live_events (user_id, event, data, created_at)
    select told.id, ${event}, ${data}::jsonb, ${tx.now}::timestamptz
    from (
      select user_id as id from business_registrations where id = ${registrationId}::uuid
      union select assigned_agent_id from business_registrations where id = ${registrationId}::uuid
      union select id from profiles where role = any(${office}::text[]) and not banned
      union select unnest(${also}::uuid[])
    ) told where told.id is not null`.execute(tx.db)
}
