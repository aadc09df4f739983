import type { LiveEventName } from '#contract/live.ts'
import type { Context } from '#server/context.ts'

type Told = { userId: string; data: Record<string, string> }

/** Publishes a live event to each person with that person's own data: ids only, delivered when the transaction commits. */
export async function publishEach(tx: Context, event: LiveEventName, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return
  const rows = told.map(({ userId, data }) => ({
    user_id: userId,
    event,
    data: JSON.stringify(data),
    created_at: tx.now,
  }))
  await tx.db.insertInto('live_events').values(rows).execute()
}

/** Publishes the same live event to several people. */
export const tell = (
  tx: Context,
  userIds: readonly string[],
  event: LiveEventName,
  data: Record<string, string>,
): Promise<void> =>
  publishEach(
    tx,
    event,
    userIds.map((userId) => ({ userId, data })),
  )
