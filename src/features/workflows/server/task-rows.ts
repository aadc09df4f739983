import { sql } from 'kysely'
import type { TaskStatus } from '#features/workflows/rules/task-status.ts'
import type { Db } from '#server/db/connect.ts'
import { secondsWorked } from './worked-hours.ts'

const NEWEST = 100

export const tasksOf = (db: Db, workflowId: string) =>
  db
    .selectFrom('workflow_tasks as k')
    .leftJoin('profiles as f', 'f.id', 'k.finished_by')
    .select(['k.id', 'k.task_order', 'k.task_name', 'k.task_description', 'k.estimated_hours', 'k.status_reason'])
    .select(['k.depends_on_task_id as dependsOnId', 'k.documents_required', 'k.documents_generated', 'k.origin'])
    .select(['k.started_at', 'k.completed_at', 'k.notes', 'k.notes_version', 'f.name as finished_by'])
    .select(sql<TaskStatus>`k.task_status`.as('status'))
    .where('k.workflow_id', '=', workflowId)
    .orderBy('k.task_order')
    .execute()
export type TaskRow = Awaited<ReturnType<typeof tasksOf>>[number]

/** Measured seconds of each task, corrections included. */
export async function secondsOf(db: Db, workflowId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; seconds: number }>`
    select k.id, ${secondsWorked(sql.ref('k.id'))}::int as seconds
    from workflow_tasks k where k.workflow_id = ${workflowId}::uuid`.execute(db)
  return new Map(rows.map(({ id, seconds }) => [id, seconds]))
}

export async function stretchesOf(db: Db, workflowId: string) {
  const rows = await db
    .selectFrom('task_time_entries as e')
    .innerJoin('workflow_tasks as k', 'k.id', 'e.task_id')
    .innerJoin('profiles as p', 'p.id', 'e.agent_id')
    .select(['e.id', 'e.task_id as taskId', 'e.agent_id', 'p.name', 'e.started_at as startedAt'])
    .select(['e.ended_at as endedAt', 'e.cut_off as cutOff'])
    .where('k.workflow_id', '=', workflowId)
    .orderBy('e.started_at', 'desc')
    .orderBy('e.id')
    .limit(sql.lit(NEWEST))
    .execute()
  return rows.map(({ agent_id, name, ...row }) => ({ ...row, by: { id: agent_id, name } }))
}

export async function correctionsOf(db: Db, workflowId: string) {
  const rows = await db
    .selectFrom('task_time_corrections as c')
    .innerJoin('workflow_tasks as k', 'k.id', 'c.task_id')
    .innerJoin('profiles as p', 'p.id', 'c.corrected_by')
    .select(['c.id', 'c.task_id as taskId', 'c.corrected_by', 'p.name', 'c.minutes', 'c.reason', 'c.created_at as at'])
    .where('k.workflow_id', '=', workflowId)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id')
    .limit(sql.lit(NEWEST))
    .execute()
  return rows.map(({ corrected_by, name, ...row }) => ({ ...row, by: { id: corrected_by, name } }))
}
