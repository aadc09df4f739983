import { sql } from 'kysely'
import type { Context } from '#server/context.ts'

/** Cancels pending and blocked follow-up tasks once the EIN is known. */
export async function settleFollowUp(tx: Context, registrationId: string, reason: string): Promise<void> {
  await tx.db
    .updateTable('workflow_tasks')
    .set({ task_status: 'cancelled', status_reason: reason })
    .where('origin', '=', sql.lit('ein_follow_up'))
    .where('task_status', 'in', [sql.lit('pending'), sql.lit('blocked')])
    .where('workflow_id', 'in', (workflows) =>
      workflows.selectFrom('usa_company_workflows').select('id').where('business_registration_id', '=', registrationId),
    )
    .execute()
}
