import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { documents } from '#contract/documents.ts'
import { statusFilters } from '#domain/documents/status.ts'
import { typesIn } from '#domain/documents/types.ts'
import type { Handler } from '#server/http/mount.ts'
import { pageOf, readCursor } from '#server/lists/cursor.ts'
import { contains } from '#server/lists/search.ts'
import { type DocumentRow, visibleDocuments } from './document-rows.ts'
import { summaryView } from './document-view.ts'

const newestFirst = (a: DocumentRow, b: DocumentRow): number =>
  b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1)

export const listDocuments: Handler<typeof documents.list> = async (
  context,
  { limit, cursor, search, status, type },
) => {
  const scope = { list: 'documents', search, status, type }
  const after = readCursor(context, scope, cursor)
  const page = (found?: RawBuilder<SqlBool>) => {
    let query = visibleDocuments(context, 'documents.read')
    if (found) query = query.where(found)
    if (status) query = query.where('d.status', 'in', statusFilters[status].statuses)
    if (type) query = query.where('d.document_type', 'in', typesIn(type))
    if (after) query = query.where(sql<boolean>`(d.created_at, d.id) < (${after.at}, ${after.id}::uuid)`)
    return query
      .orderBy('d.created_at', 'desc')
      .orderBy('d.id', 'desc')
      .limit(limit + 1)
      .execute()
  }
  // Two reads, because no index serves "this or that" over two tables.
  const places = search ? [sql<string>`fold(d.name)`, sql<string>`fold(r.company_name)`] : []
  const pages = search ? await Promise.all(places.map((place) => page(contains(place, search)))) : [await page()]
  const rows = [...new Map(pages.flat().map((row) => [row.id, row])).values()].sort(newestFirst)
  return pageOf(
    context,
    scope,
    rows,
    limit,
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => summaryView(context, row),
  )
}
