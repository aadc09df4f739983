import { resolve } from 'node:path'
import { ownerClient } from '#server/db/connect.ts'
import { clusterPlace } from './cluster-place.ts'

const DATA = '.data/e2e'

/** Makes the workflow of a registration look as if it was started this many days ago. */
export async function runWorkflow(registrationId: string, { days }: { days: number }): Promise<void> {
  const owner = ownerClient(clusterPlace(resolve(DATA)))
  await owner.connect()
  try {
    await owner.query(
      `update usa_company_workflows set workflow_status = 'in_progress', estimated_completion_days = 10,
         actual_start_date = now() - $2 * interval '1 day' where business_registration_id = $1`,
      [registrationId, days],
    )
  } finally {
    await owner.end()
  }
}
