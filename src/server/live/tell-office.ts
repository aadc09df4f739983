import { sql } from 'kysely'
import type { LiveEventName } from '#contract/live.ts'
import { type Action, whoMay } from '#rules/access.ts'
import type { Context } from '#server/context.ts'

/** Tells the open pages of everybody who may do something about it, and of those named besides. */
export async function tellOffice(
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
