import type { agentCalls } from '#features/agents/contract.ts'
import { AppError } from '#rules/errors.ts'
import type { Handler } from '#server/http/handler.ts'
import { performanceOf } from './agent-performance.ts'
import { agentRows, withCounts } from './agent-rows.ts'

export const readAgent: Handler<typeof agentCalls.read> = async (context, { id }) => {
  const row = await agentRows(context.db)
    .leftJoin('profiles as e', 'e.id', 't.edited_by')
    .select(['t.version', 't.edited_at', 'e.name as edited_by'])
    .where('t.id', '=', id)
    .executeTakeFirst()
  const [view] = row ? await withCounts(context.db, [row]) : []
  if (!row || !view) throw new AppError('not_found')
  const performance = await performanceOf(context, id)
  return { ...view, version: row.version, editedAt: row.edited_at, editedBy: row.edited_by, performance }
}
