import { dayOf } from '#features/commissions/rules/month.ts'
import { reversalOf } from '#features/commissions/rules/reversal.ts'
import { isRefunded } from '#features/registrations/server/is-refunded.ts'
import type { Context } from '#server/context.ts'

/**
 * Locked before anything is written, because paying commissions takes the same locks before it changes the month's kept sums. The workflow
 * is not locked: completing one locks it first and waits for the payment, which a refund has locked already.
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
 * After a full refund of its order, a commission is reversed once, by a row dated on the day of the refund, whether it was paid or not; a
 * partial refund keeps it (G132). Needs the refund's transaction, which has locked the payment.
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
