import type { agentCalls } from '#features/agents/contract.ts'
import { changesBetween } from '#features/edits/rules/changes.ts'
import { refuseStale } from '#features/edits/server/edits.ts'
import { loadPerson } from '#features/people/server/load-person.ts'
import { AppError } from '#rules/errors.ts'
import { account, type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { agentRows } from './agent-rows.ts'
import { readAgent } from './read-agent.ts'

const storedOf = (tx: Context, id: string) =>
  tx.db
    .selectFrom('profiles')
    .select(['name', 'region', 'agent_active as active'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Saves name, region and state; an agent who becomes inactive keeps their registrations and gets no new ones (E5, G60). */
export const saveAgent: Handler<typeof agentCalls.save> = async (context, { id, expectedVersion, ...values }) =>
  inTransaction(context, async (tx) => {
    const { row, allowed } = await loadPerson(tx, 'people.update', id)
    if (!(await agentRows(tx.db).where('t.id', '=', id).executeTakeFirst())) throw new AppError('not_found')
    if (!allowed) throw new AppError('forbidden')
    const wanted = { ...values, region: values.region || null }
    const fields = Object.keys(changesBetween(await storedOf(tx, id), wanted))
    if (fields.length === 0) return readAgent(tx, { id })
    refuseStale(row.version, expectedVersion)
    const { name, region, active } = wanted
    await tx.db
      .updateTable('profiles')
      .set({ name, region, agent_active: active, edited_at: tx.now, edited_by: account(tx).id })
      .where('id', '=', id)
      .execute()
    await tx.emit('person.saved', { accountId: id, fields })
    return readAgent(tx, { id })
  })
