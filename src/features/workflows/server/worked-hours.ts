import { type RawBuilder, sql } from 'kysely'
import { stretchEnd } from '#features/workflows/rules/worked-time.ts'
import type { Context } from '#server/context.ts'

/** Worked seconds of a task: ended time entries plus corrections. A running entry is not counted, and the sum is never negative. */
export const secondsWorked = (taskId: RawBuilder<unknown>): RawBuilder<number> => sql<number>`greatest(0,
  (select coalesce(sum(round(extract(epoch from e.ended_at - e.started_at))), 0) from task_time_entries e
    where e.task_id = ${taskId} and e.ended_at is not null)
  + (select coalesce(sum(c.minutes), 0) * 60 from task_time_corrections c where c.task_id = ${taskId}))`

/** Updates `actual_hours` of the tasks whose time has changed. */
export async function sumHours(tx: Context, taskIds: readonly string[]): Promise<void> {
  if (taskIds.length === 0) return
  await sql`update workflow_tasks t set actual_hours = round(${secondsWorked(sql.ref('t.id'))} / 3600.0, 2)
    where t.id = any(${taskIds}::uuid[])`.execute(tx.db)
}

/**
 * Ends the running time entries that match `which` (columns of `task_time_entries` as `e`) and adds them to their tasks. None ends
 * before its start, even when the clock was set back, and none is longer than a working day (G103).
 */
export async function endStretches(tx: Context, which: RawBuilder<boolean>): Promise<void> {
  const { rows } = await sql<{ id: string; task_id: string; started_at: Date }>`
    select e.id, e.task_id, e.started_at from task_time_entries e
    where e.ended_at is null and ${which} order by e.id for update`.execute(tx.db)
  if (rows.length === 0) return
  const ended = rows.map(({ id, started_at }) => ({ id, ...stretchEnd(started_at, tx.now) }))
  await sql`update task_time_entries e set ended_at = n."endedAt", cut_off = n."cutOff"
    from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) n (id uuid, "endedAt" timestamptz, "cutOff" boolean)
    where e.id = n.id`.execute(tx.db)
  await sumHours(tx, [...new Set(rows.map((row) => row.task_id))])
}
