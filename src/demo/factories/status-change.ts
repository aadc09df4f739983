import type { Selectable } from 'kysely'
import type { Context } from '#server/context.ts'
import type { ProcessStatusHistory } from '#server/db/types.ts'

export type StatusChange = Selectable<ProcessStatusHistory>

export async function aStatusChange(
  context: Context,
  registrationId: string,
  given: Partial<StatusChange> = {},
): Promise<StatusChange> {
  const row: StatusChange = {
    id: context.newId(),
    business_registration_id: registrationId,
    old_status: null,
    new_status: 'pending',
    reason: null,
    changed_by: null,
    agent_id: null,
    created_at: context.now,
    ...given,
  }
  await context.db.insertInto('process_status_history').values(row).execute()
  return row
}
