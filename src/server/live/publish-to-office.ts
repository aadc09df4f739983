import { sql } from 'kysely'
import type { LiveEventName } from '#contract/live.ts'
import { type Action, whoMay } from '#rules/access.ts'
import type { Context } from '#server/context.ts'

/** Publishes a live event to all accounts whose role may do the action `who`, and to the people in `also`. */
export async function publishToOffice(
  tx: Context,
  event: LiveEventName,
  data: Record<string, string>,
  { who, also }: { who: Action; also: readonly string[] },
): Promise<void> {
  await sql`
    insert into live_events (user_id, event, data, created_at)
    select told.id, ${event}, ${JSON.stringify(data)}::jsonb, ${tx.now}::timestamptz
    from (
      select id from profiles where role = any(${whoMay(who)}::text[]) and not banned
      union select unnest(${also}::uuid[])
    ) told`.execute(tx.db)
}
