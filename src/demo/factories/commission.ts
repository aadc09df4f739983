import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { calculateCommission, workingDays } from '#features/commissions/rules/calculate.ts'
import type { Context } from '#server/context.ts'
import type { AgentCommissions } from '#server/db/types.ts'
import type { Workflow } from './workflow.ts'

export type Commission = Selectable<AgentCommissions>

/** An agent's commission for a completed workflow, by the rule of its type and state; the rule is copied into the commission. */
export async function aCommission(
  context: Context,
  workflow: Workflow,
  given: Partial<Commission> = {},
): Promise<Commission> {
  const { assigned_agent_id: agent, actual_start_date: start, actual_completion_date: end } = workflow
  if (!agent || !start || !end) throw new Error('a commission needs a completed workflow with an agent')
  const rule = await ruleOf(context, workflow)
  const work = { complexity: workflow.complexity_score, days: workingDays(start, end) }
  const made = calculateCommission(rule, work)
  const row: Commission = {
    id: context.newId(),
    agent_id: agent,
    workflow_id: workflow.id,
    commission_date: end,
    subtotal: made.subtotal,
    complexity_bonus: made.complexityBonus,
    speed_bonus: made.speedBonus,
    total_commission: made.total,
    rule: { ...rule, ...work },
    reverses_id: null,
    is_paid: false,
    paid_at: null,
    paid_by: null,
    created_at: end,
    ...given,
  }
  await context.db
    .insertInto('agent_commissions')
    .values({ ...row, commission_date: row.commission_date.toISOString().slice(0, 10), rule: JSON.stringify(row.rule) })
    .execute()
  return row
}

const ruleOf = (context: Context, workflow: Workflow) =>
  context.db
    .selectFrom('commission_rules')
    .select([
      'base_commission as baseCommission',
      'state_multiplier as stateMultiplier',
      'complexity_bonus_percent as complexityBonusPercent',
      'speed_bonus_percent as speedBonusPercent',
      'speed_threshold_days as speedThresholdDays',
    ])
    .where('company_type', '=', workflow.company_type)
    .where('state_code', '=', workflow.state_code)
    .where('is_active', '=', sql.lit(true))
    .executeTakeFirstOrThrow()
