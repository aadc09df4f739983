import { sql } from 'kysely'
import { lastPossibleDay } from '#features/registrations/rules/company-record.ts'
import { einFollowUpTask } from '#features/workflows/rules/ein-follow-up.ts'
import { afterBusinessDays } from '#rules/days/business-days.ts'
import { type Context, inTransaction } from '#server/context.ts'
import { atMost } from '#server/lists/read-page.ts'

const AT_ONCE = 200

type Silent = { workflow_id: string; since: string }

/** Open workflows whose SS-4 was sent but have no EIN and no open follow-up, with the day since which the IRS has been silent. */
async function silentOnes({ db }: Context, after: string | undefined): Promise<Silent[]> {
  const { rows } = await sql<Silent>`
    select w.id as workflow_id, greatest(c.ss4_sent_on,
      (select max(k.completed_at)::date from workflow_tasks k where k.workflow_id = w.id and k.origin = 'ein_follow_up'))::text as since
    from company_records c join usa_company_workflows w on w.business_registration_id = c.business_registration_id
    where c.ein is null and c.ss4_sent_on is not null and w.workflow_status in ('in_progress', 'on_hold')
      and not exists (select from workflow_tasks k
        where k.workflow_id = w.id and k.origin = 'ein_follow_up' and k.task_status not in ('completed', 'cancelled'))
      and (${after ?? null}::uuid is null or w.id > ${after ?? null}::uuid)
    order by w.id ${atMost(AT_ONCE)}`.execute(db)
  return rows
}

/** Adds the task, unless meanwhile the EIN was entered, the workflow ended or another run added the task. */
const follow = (context: Context, workflowId: string): Promise<boolean> =>
  inTransaction(context, async (tx) => {
    const { rows } = await sql<{ registration_id: string; agent_id: string | null; next: number }>`
      select r.id as registration_id, r.assigned_agent_id as agent_id,
        (select coalesce(max(task_order), 0) + 1 from workflow_tasks where workflow_id = w.id) as next
      from usa_company_workflows w join business_registrations r on r.id = w.business_registration_id
        join company_records c on c.business_registration_id = r.id
      where w.id = ${workflowId}::uuid and w.workflow_status in ('in_progress', 'on_hold') and c.ein is null
      for update of w`.execute(tx.db)
    const [open] = rows
    if (!open) return false
    const taskId = tx.newId()
    const { name, description, hours, papers } = einFollowUpTask
    const added = await tx.db
      .insertInto('workflow_tasks')
      .values({
        id: taskId,
        workflow_id: workflowId,
        task_name: name,
        task_description: description,
        task_order: open.next,
        estimated_hours: hours,
        documents_generated: [...papers],
        assigned_to: open.agent_id,
        origin: 'ein_follow_up',
        created_at: tx.now,
        updated_at: tx.now,
      })
      .onConflict((row) => row.doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 0n) return false
    const { registration_id: registrationId, agent_id: agentId } = open
    await tx.emit('workflow.followUp', { workflowId, registrationId, agentId, taskId })
    return true
  })

/** Adds a task once the IRS has been silent for the business days of the settings, and again as long after it was finished (G104). */
export async function followUpEin(context: Context): Promise<number> {
  const { ein_follow_up_days: days } = await context.db
    .selectFrom('site_settings')
    .select('ein_follow_up_days')
    .executeTakeFirstOrThrow()
  const today = lastPossibleDay(context.now)
  let followed = 0
  for (let after: string | undefined, more = true; more; ) {
    const found = await silentOnes(context, after)
    const late = found.filter(({ since }) => afterBusinessDays(since, days) <= today)
    for (const { workflow_id: workflowId } of late)
      try {
        if (await follow(context, workflowId)) followed++
      } catch (err) {
        // One failure does not block the others; the next run tries it again.
        context.log.error({ err, workflowId }, 'EIN not followed up')
      }
    after = found.at(-1)?.workflow_id
    more = found.length === AT_ONCE
  }
  return followed
}
