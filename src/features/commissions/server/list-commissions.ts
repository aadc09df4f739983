import type { commissions } from '#features/commissions/contract.ts'
import { listScope } from '#rules/access.ts'
import type { Handler } from '#server/http/handler.ts'
import { readPage } from '#server/lists/read-page.ts'
import { commissionView, findCommissions, timeOf } from './commission-rows.ts'

export const listCommissions: Handler<typeof commissions.list> = (context, { limit, cursor, ...filter }) => {
  const scope = listScope(context.actor, 'commissions.read')
  return readPage(context, {
    list: 'commissions',
    filter,
    limit,
    cursor,
    rows: (span) => findCommissions(context.db, scope, filter, span),
    time: timeOf,
    view: commissionView,
  })
}
