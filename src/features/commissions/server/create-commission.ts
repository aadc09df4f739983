import { sql } from 'kysely'
import { calculateCommission, workingDays } from '#features/commissions/rules/calculate.ts'
import { dayOf } from '#features/commissions/rules/month.ts'
import { isRefundedForNow } from '#features/registrations/server/is-refunded.ts'
import type { Context } from '#server/context.ts'

const completedWorkflow = ({ db }: Context, id: string) =>
  db
    .selectFrom('usa_company_workflows')
    .select(['id', 'business_registration_id', 'company_type', 'state_code', 'complexity_score'])
    .select(['assigned_agent_id', 'actual_start_date', 'actual_completion_date', 'created_at'])
    .where('id', '=', id)
    .where('workflow_status', '=', sql.lit('completed'))
    .forShare()
    .executeTakeFirst()
type Workflow = NonNullable<Awaited<ReturnType<typeof completedWorkflow>>>

/** Share-locked, so that no admin saves the rule while the commission is calculated from it. */
const ruleFor = ({ db }: Context, { company_type, state_code }: Workflow) =>
  db
    .selectFrom('commission_rules')
    .select([
      'base_commission as baseCommission',
      'state_multiplier as stateMultiplier',
      'complexity_bonus_percent as complexityBonusPercent',
      'speed_bonus_percent as speedBonusPercent',
      'speed_threshold_days as speedThresholdDays',
    ])
    .where('company_type', '=', company_type)
    .where('state_code', '=', state_code)
    .where('is_active', '=', sql.lit(true))
    .forShare()
    .executeTakeFirst()

const isEarned = async ({ db }: Context, workflowId: string): Promise<boolean> =>
  (await db
    .selectFrom('agent_commissions')
    .select('id')
    .where('workflow_id', '=', workflowId)
    .where('reverses_id', 'is', null)
    .executeTakeFirst()) !== undefined

/**
 * Creates the commission of a completed workflow once, for the agent assigned at its completion (E9, E17); without a rule, admins are
 * alerted. Work for a refunded order earns nothing (G132). With an existing commission the payment is not read, because a refund that has
 * locked the payment may be waiting for the workflow.
 */
export async function createCommission(tx: Context, workflowId: string): Promise<void> {
  const workflow = await completedWorkflow(tx, workflowId)
  const { assigned_agent_id: agentId, actual_completion_date: end } = workflow ?? {}
  if (!workflow || !agentId || !end) return
  const registrationId = workflow.business_registration_id
  if ((await isEarned(tx, workflowId)) || (await isRefundedForNow(tx, registrationId))) return
  const rule = await ruleFor(tx, workflow)
  if (!rule) {
    const { company_type: companyType, state_code: stateCode } = workflow
    await tx.emit('commission.ruleMissing', { registrationId, companyType, stateCode })
    return
  }
  const days = workingDays(workflow.actual_start_date ?? workflow.created_at, end)
  const work = { complexity: workflow.complexity_score, days }
  const made = calculateCommission(rule, work)
  const commissionId = tx.newId()
  const created = await tx.db
    .insertInto('agent_commissions')
    .values({
      id: commissionId,
      agent_id: agentId,
      workflow_id: workflow.id,
      commission_date: dayOf(end),
      subtotal: made.subtotal,
      complexity_bonus: made.complexityBonus,
      speed_bonus: made.speedBonus,
      total_commission: made.total,
      rule: JSON.stringify({ ...rule, ...work }),
      created_at: tx.now,
    })
    .onConflict((row) => row.column('workflow_id').where('reverses_id', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) return
  await tx.emit('commission.created', { commissionId, agentId, registrationId, totalCents: made.total })
}
