import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/** Documents that completed tasks produced, over all workflows of the registration. */
export async function papersBrought(db: Db, registrationId: string): Promise<string[]> {
  const tasks = await db
    .selectFrom('workflow_tasks as t')
    .innerJoin('usa_company_workflows as w', 'w.id', 't.workflow_id')
    .select('t.documents_generated')
    .where('w.business_registration_id', '=', registrationId)
    .where('t.task_status', '=', sql.lit('completed'))
    .execute()
  return tasks.flatMap((task) => task.documents_generated)
}
