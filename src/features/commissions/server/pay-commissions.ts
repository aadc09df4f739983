import { sql } from 'kysely'
import type { commissions } from '#features/commissions/contract.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

/** Locks in the sequence of ids, so that two admins who pay the same commissions cannot deadlock; the second finds them paid. */
const lockCommissions = ({ db }: Context, ids: readonly string[]) =>
  db
    .selectFrom('agent_commissions')
    .select(['id', 'agent_id', 'is_paid', 'paid_at', 'paid_by', 'total_commission'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
type Locked = Awaited<ReturnType<typeof lockCommissions>>

async function payOpen(tx: Context, open: Locked): Promise<void> {
  if (open.length === 0) return
  const ids = open.map(({ id }) => id)
  await tx.db
    .updateTable('agent_commissions')
    .set({ is_paid: true, paid_at: tx.now, paid_by: account(tx).id })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  for (const [agentId, rows] of Map.groupBy(open, ({ agent_id }) => agent_id))
    await tx.emit('commission.paid', {
      agentId,
      commissionIds: rows.map(({ id }) => id),
      totalCents: rows.reduce((sum, row) => sum + row.total_commission, 0),
    })
}

async function namesOf({ db }: Context, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('profiles')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${ids.filter((id) => id !== null)}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Marks each commission as paid once; for those that were paid before, the answer says by whom and when. */
export const payCommissions: Handler<typeof commissions.pay> = (context, { ids }) =>
  inTransaction(context, async (tx) => {
    const locked = await lockCommissions(tx, ids)
    await payOpen(
      tx,
      locked.filter(({ is_paid }) => !is_paid),
    )
    const payer = account(tx).id
    const names = await namesOf(tx, [payer, ...locked.map(({ paid_by }) => paid_by)])
    const rows = new Map(locked.map((row) => [row.id, row]))
    const items = [...new Set(ids)].map((id) => {
      const row = rows.get(id)
      if (!row) return { id, result: 'not_found' as const, paidAt: null, paidBy: null }
      const [result, at, by] = row.is_paid
        ? (['paid_before', row.paid_at, row.paid_by] as const)
        : (['paid', tx.now, payer] as const)
      return { id, result, paidAt: at, paidBy: (by && names.get(by)) ?? null }
    })
    return { items }
  })
