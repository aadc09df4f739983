import { sql } from 'kysely'
import type { documents } from '#features/documents/contract.ts'
import { listScope } from '#rules/access.ts'
import type { Handler } from '#server/http/handler.ts'
import { rowsOf } from '#server/lists/find-newest.ts'
import { limitedSearch } from '#server/lists/limited-search.ts'
import { readPage, type Span } from '#server/lists/read-page.ts'
import { visibleDocuments } from './document-rows.ts'
import { summaryView } from './document-view.ts'
import { findDocuments, listWaitingFirst, waitsFor } from './find-documents.ts'

export const listDocuments: Handler<typeof documents.list> = async (
  context,
  { limit, cursor, search, status, type },
) => {
  const scope = listScope(context.actor, 'documents.read')
  const filters = { status, type }
  const find = (span: Span) =>
    search
      ? limitedSearch(context, 'documents', () => findDocuments(context, search, scope, filters, span))
      : listWaitingFirst(context, scope, filters, span)
  const rows = async (span: Span) => {
    const found = await find(span)
    return rowsOf(found, (ids) =>
      visibleDocuments(context, 'documents.read').where('d.id', '=', sql<string>`any(${ids}::uuid[])`).execute(),
    )
  }
  return readPage(context, {
    list: 'documents',
    filter: { search, status, type },
    limit,
    cursor,
    rows,
    time: (row) => row.created_at,
    // Search results are sorted by time only, not by who has to act.
    rest: (row) => !search && !waitsFor(scope).includes(row.status),
    view: (row) => summaryView(context, row),
  })
}
