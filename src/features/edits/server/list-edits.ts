import { sql } from 'kysely'
import type { edits } from '#features/edits/contract.ts'
import type { Change } from '#features/edits/rules/changes.ts'
import type { EditKind } from '#rules/audit-actions.ts'
import type { Handler } from '#server/http/handler.ts'
import { newestFirst, readPage } from '#server/lists/read-page.ts'

export const listEdits: Handler<typeof edits.list> = (context, { limit, cursor, subjectType, subjectId }) => {
  const rows = () =>
    context.db
      .selectFrom('edits as e')
      .leftJoin('profiles as p', 'p.id', 'e.edited_by')
      .select(['e.id', 'e.edited_at', 'e.edited_by', 'p.name'])
      .select([sql<EditKind>`e.kind`.as('kind'), sql<Record<string, Change>>`e.changes`.as('changes')])
      .where('e.subject_type', '=', subjectType)
      .where('e.subject_id', '=', subjectId)
  return readPage(context, {
    list: 'edits',
    filter: { subjectType, subjectId },
    limit,
    cursor,
    rows: (span) => newestFirst(rows(), ['e.edited_at', 'e.id'], span).execute(),
    time: (row) => row.edited_at,
    view: (row) => ({
      id: row.id,
      at: row.edited_at,
      kind: row.kind,
      by: row.edited_by ? { id: row.edited_by, name: row.name ?? '' } : null,
      changes: Object.entries(row.changes).map(([field, { from, to }]) => ({ field, from, to })),
    }),
  })
}
