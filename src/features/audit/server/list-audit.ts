import type { auditCalls } from '#features/audit/contract.ts'
import type { Context } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { whoReads } from '#server/language/reader.ts'
import { readPage } from '#server/lists/read-page.ts'
import { type AuditFilter, type AuditRow, auditRows } from './audit-rows.ts'
import { type AuditEntry, entryViews } from './entry-view.ts'
import { namesOf } from './subject-names.ts'

/** The names of the person and record in the filter, which the screen shows as chosen filters. */
async function filterNames(context: Context, { person, subject }: AuditFilter, first: AuditEntry | undefined) {
  const nameOf = await namesOf(context.db, person ? [{ type: 'account', id: person }] : [], whoReads(context).language)
  return {
    person: person ? { id: person, name: nameOf('account', person).name } : null,
    // All rows of a list filtered by record have the same subject, so the first one has its name.
    subject: subject ? { id: subject, name: first?.subject?.name ?? null } : null,
  }
}

export const listAudit: Handler<typeof auditCalls.list> = async (context, { limit, cursor, ...filter }) => {
  const page = await readPage<AuditRow, AuditRow>(context, {
    list: 'audit',
    filter,
    limit,
    cursor,
    rows: (span) => auditRows(context.db, filter, span),
    time: ({ at }) => at,
    view: (row) => row,
  })
  const items = await entryViews(context, page.items)
  return { items, nextCursor: page.nextCursor, ...(await filterNames(context, filter, items[0])) }
}
