import { sql } from 'kysely'
import { erased } from '#features/privacy/rules/erasure.ts'
import { isFinished, type RegistrationStatus } from '#features/registrations/rules/status.ts'
import { endStretches } from '#features/workflows/server/worked-hours.ts'
import type { Context } from '#server/context.ts'
import { openPages } from './leave-provider.ts'

/** Orders per statement, so that none runs long. */
const AT_ONCE = 100

const ordersOf = (tx: Context, userId: string) =>
  tx.db
    .selectFrom('business_registrations as r')
    .select(['r.id', 'r.status', 'r.assigned_agent_id'])
    // `kept`: money was received or an agent earned a commission, so accounting needs the row.
    .select(
      sql<boolean>`r.paid_at is not null
        or exists (select 1 from payments p where p.business_registration_id = r.id and p.paid_at is not null)
        or exists (select 1 from agent_commissions c join usa_company_workflows w on w.id = c.workflow_id
          where w.business_registration_id = r.id)`.as('kept'),
    )
    .select(
      sql<boolean>`exists (select 1 from payments p where p.business_registration_id = r.id and ${openPages})`.as(
        'open',
      ),
    )
    .where('r.user_id', '=', userId)
    .orderBy('r.created_at')
    .execute()

function batchesOf(ids: readonly string[]): string[][] {
  const batches: string[][] = []
  for (let from = 0; from < ids.length; from += AT_ONCE) batches.push(ids.slice(from, from + AT_ONCE))
  return batches
}

async function removeOrders(tx: Context, ids: string[]): Promise<void> {
  const payments = tx.db.selectFrom('payments').select('id').where('business_registration_id', 'in', ids)
  // Payment events stay without their payment, so that a repeated webhook is still recognised.
  await tx.db.updateTable('payment_events').set({ payment_id: null }).where('payment_id', 'in', payments).execute()
  await tx.db.deleteFrom('payments').where('business_registration_id', 'in', ids).execute()
  await tx.db.deleteFrom('business_registrations').where('id', 'in', ids).execute()
}

/** Removes the company's name, business and notes, and cancels its open workflow; type, state, plan and payments stay. */
async function stripOrders(tx: Context, ids: string[]): Promise<void> {
  await tx.db
    .updateTable('business_registrations')
    .set({
      company_name: erased.company,
      company_name_ascii: erased.company,
      // Frees the company name for others; the id keeps the keys of erased companies apart.
      name_key: sql<string>`'apagada-' || id::text`,
      alternative_names: [],
      business_purpose: erased.company,
      industry: 'Outros',
    })
    .where('id', 'in', ids)
    .execute()
  await tx.db.deleteFrom('registration_notes').where('business_registration_id', 'in', ids).execute()
  const workflows = tx.db.selectFrom('usa_company_workflows').select('id').where('business_registration_id', 'in', ids)
  const tasks = tx.db.selectFrom('workflow_tasks').select('id').where('workflow_id', 'in', workflows)
  await endStretches(tx, sql`e.task_id in (${tasks})`)
  await tx.db
    .updateTable('usa_company_workflows')
    .set({ workflow_status: 'cancelled', cancel_reason: erased.orderReason })
    .where('business_registration_id', 'in', ids)
    .where('workflow_status', '!=', sql.lit('completed'))
    .execute()
  await tx.db
    .updateTable('handover_requests')
    .set({ status: 'declined', decided_at: tx.now })
    .where('business_registration_id', 'in', ids)
    .where('status', '=', sql.lit('open'))
    .execute()
}

/**
 * Deletes unpaid orders; one with an open payment page only loses its personal data now and is deleted by the repeated erasure, once the
 * page is closed. Paid orders lose their personal data, and unfinished ones are rejected with the reason.
 */
export async function eraseOrders(tx: Context, userId: string): Promise<void> {
  const orders = await ordersOf(tx, userId)
  const kept = orders.filter((order) => order.kept)
  const idsOf = (some: typeof orders) => some.map(({ id }) => id)
  for (const ids of batchesOf(idsOf(orders.filter((order) => !order.kept && !order.open)))) await removeOrders(tx, ids)
  for (const ids of batchesOf(idsOf(orders.filter((order) => order.kept || order.open)))) await stripOrders(tx, ids)
  for (const { id, status, assigned_agent_id } of kept) {
    const from = status as RegistrationStatus
    if (isFinished(from)) continue
    await tx.db.updateTable('business_registrations').set({ status: 'rejected' }).where('id', '=', id).execute()
    await tx.db
      .insertInto('process_status_history')
      .values({
        id: tx.newId(),
        business_registration_id: id,
        old_status: from,
        new_status: 'rejected',
        reason: erased.orderReason,
        changed_by: userId,
        created_at: tx.now,
      })
      .execute()
    await tx.emit('registration.ownerErased', { registrationId: id, agentId: assigned_agent_id, from })
  }
}
