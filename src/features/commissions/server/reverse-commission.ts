import { dayOf } from '#features/commissions/rules/month.ts'
import { reversalOf } from '#features/commissions/rules/reversal.ts'
import { isRefunded } from '#features/registrations/server/is-refunded.ts'
import type { Context } from '#server/context.ts'

/**
 * Held before anything is written, because whoever pays holds it too and goes on to the same month's sums. The workflow is not
 * held: completing one holds it first and waits for the payment, which a refund holds already.
 */
const earnedFor = ({ db }: Context, registrationId: string) =>
  db
    .selectFrom('agent_commissions as c')
    .innerJoin('usa_company_workflows as w', 'w.id', 'c.workflow_id')
    .select(['c.id', 'c.agent_id', 'c.workflow_id', 'c.rule'])
    .select(['c.subtotal', 'c.complexity_bonus', 'c.speed_bonus', 'c.total_commission'])
    .where('w.business_registration_id', '=', registrationId)
    .where('c.reverses_id', 'is', null)
    .orderBy('c.id')
    .forUpdate('c')
    .execute()

/**
 * When an order's money went back whole, what its work earned is taken back once, by a row of the day of the refund, whether it was
 * paid or not; a part that was returned leaves it (G132). In the transaction of the refund, which holds the payment.
 */
export async function reverseCommission(tx: Context, registrationId: string): Promise<void> {
  if (!(await isRefunded(tx, registrationId))) return
  for (const { id, agent_id: agentId, workflow_id, rule, ...parts } of await earnedFor(tx, registrationId)) {
    const commissionId = tx.newId()
    const made = await tx.db
      .insertInto('agent_commissions')
      .values({
        id: commissionId,
        agent_id: agentId,
        workflow_id,
        commission_date: dayOf(tx.now),
        ...reversalOf(parts),
        rule: JSON.stringify(rule),
        reverses_id: id,
        created_at: tx.now,
      })
      .onConflict((row) => row.column('reverses_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) continue
    const about = { commissionId, reversesId: id, agentId, registrationId }
    await tx.emit('commission.reversed', { ...about, totalCents: parts.total_commission })
  }
}
