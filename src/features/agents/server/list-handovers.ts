import { sql } from 'kysely'
import type { handoverCalls } from '#features/agents/contract/handovers.ts'
import type { Handler } from '#server/http/handler.ts'
import { newestFirst, readPage } from '#server/lists/read-page.ts'
import { handoverRows, handoverView } from './handover-rows.ts'

export const listHandovers: Handler<typeof handoverCalls.requests> = (context, { limit, cursor, status }) =>
  readPage(context, {
    list: 'handovers',
    filter: { status },
    limit,
    cursor,
    rows: (span) => {
      const all = handoverRows(context.db)
      const asked = status ? all.where('h.status', '=', sql.lit(status)) : all
      return newestFirst(asked, ['h.created_at', 'h.id'], span).execute()
    },
    time: (row) => row.created_at,
    view: handoverView,
  })
