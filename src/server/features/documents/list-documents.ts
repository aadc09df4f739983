import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { documents } from '#contract/documents.ts'
import { statusFilters } from '#domain/documents/status.ts'
import { typesIn } from '#domain/documents/types.ts'
import type { Handler } from '#server/http/mount.ts'
import { newestFirst, readPage, type Span } from '#server/lists/read-page.ts'
import { contains } from '#server/lists/search.ts'
import { type DocumentRow, visibleDocuments } from './document-rows.ts'
import { summaryView } from './document-view.ts'

const byNewest = (a: DocumentRow, b: DocumentRow): number =>
  b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1)

export const listDocuments: Handler<typeof documents.list> = async (
  context,
  { limit, cursor, search, status, type },
) => {
  const read = (span: Span, found?: RawBuilder<SqlBool>) => {
    let query = visibleDocuments(context, 'documents.read')
    if (found) query = query.where(found)
    if (status) query = query.where('d.status', 'in', statusFilters[status].statuses)
    if (type) query = query.where('d.document_type', 'in', typesIn(type))
    return newestFirst(query, ['d.created_at', 'd.id'], span).execute()
  }
  // Two reads, because no index serves "this or that" over two tables.
  const find = async (span: Span, term: string) => {
    const places = [sql<string>`fold(d.name)`, sql<string>`fold(r.company_name)`]
    const found = await Promise.all(places.map((place) => read(span, contains(place, term))))
    return [...new Map(found.flat().map((row) => [row.id, row])).values()].sort(byNewest)
  }
  return readPage(context, {
    list: 'documents',
    filter: { search, status, type },
    limit,
    cursor,
    rows: (span) => (search ? find(span, search) : read(span)),
    time: (row) => row.created_at,
    view: (row) => summaryView(context, row),
  })
}
