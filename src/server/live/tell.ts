import type { LiveEventName } from '#contract/live.ts'
import type { Context } from '#server/context.ts'

type Told = { userId: string; data: Record<string, string> }

/** Tells the open pages of each person something of their own: ids only, delivered when the transaction commits. */
export async function tellEach(tx: Context, event: LiveEventName, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return
  const rows = told.map(({ userId, data }) => ({
    user_id: userId,
    event,
    data: JSON.stringify(data),
    created_at: tx.now,
  }))
  await tx.db.insertInto('live_events').values(rows).execute()
}

/** Tells the open pages of some people that the same thing changed. */
export const tell = (
  tx: Context,
  userIds: readonly string[],
  event: LiveEventName,
  data: Record<string, string>,
): Promise<void> =>
  tellEach(
    tx,
    event,
    userIds.map((userId) => ({ userId, data })),
  )
