import { asEdited } from '#features/workflows/rules/edit-template.ts'
import { estimatedDays } from '#features/workflows/rules/estimate.ts'
import { readTasks } from '#features/workflows/rules/template.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'

export const templateRows = (db: Db) =>
  db
    .selectFrom('workflow_templates as t')
    .innerJoin('company_types as c', 'c.name', 't.company_type')
    .leftJoin('profiles as p', 'p.id', 't.edited_by')
    .select(['t.id', 'c.id as companyTypeId', 't.company_type', 't.is_active', 't.estimated_total_hours', 't.tasks'])
    .select(['t.created_at', 't.version', 't.edited_at', 'p.name as editedBy'])

type Row = Awaited<ReturnType<ReturnType<typeof templateRows>['executeTakeFirstOrThrow']>>

export async function lockTemplate({ db }: Context, id: string): Promise<Row> {
  const row = await templateRows(db).where('t.id', '=', id).forUpdate('t').executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

export const tasksOf = (row: Pick<Row, 'tasks'>) => asEdited(readTasks(row.tasks))

export function viewOfTemplate(row: Row) {
  const totalHours = Number(row.estimated_total_hours)
  return {
    id: row.id,
    companyTypeId: row.companyTypeId,
    active: row.is_active,
    totalHours,
    estimatedDays: estimatedDays(totalHours),
    tasks: tasksOf(row),
    createdAt: row.created_at,
    version: row.version,
    editedAt: row.edited_at,
    editedBy: row.editedBy,
  }
}
