import type { LiveEventName } from '#contract/live.ts'
import type { Context } from '#server/context.ts'

/** Tells the open pages of some people that something changed: ids only, delivered when the transaction commits. */
export async function tell(
  tx: Context,
  userIds: readonly string[],
  event: LiveEventName,
  data: Record<string, string>,
): Promise<void> {
  if (userIds.length === 0) return
  const json = JSON.stringify(data)
  await tx.db
    .insertInto('live_events')
    .values(userIds.map((user_id) => ({ user_id, event, data: json, created_at: tx.now })))
    .execute()
}
