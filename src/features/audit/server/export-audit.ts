import type { auditCalls } from '#features/audit/contract.ts'
import { audit } from '#server/audit/audit.ts'
import type { DownloadHandler } from '#server/http/handler.ts'
import { whoReads } from '#server/language/reader.ts'
import { type CsvValue, csvFile } from '#server/lists/csv.ts'
import type { Place } from '#server/lists/cursor.ts'
import { type AuditFilter, auditRows } from './audit-rows.ts'
import { type AuditEntry, entryViews, type Reading } from './entry-view.ts'
import { exportWords } from './export-words.ts'

const BATCH = 1000

const lineOf = (entry: AuditEntry): CsvValue[] => [
  entry.id,
  entry.at,
  entry.by?.id ?? null,
  entry.by?.name ?? null,
  entry.actingAs?.id ?? null,
  entry.actingAs?.name ?? null,
  entry.action,
  entry.subject?.type ?? null,
  entry.subject?.id ?? null,
  entry.subject?.name ?? null,
  JSON.stringify(entry.details),
  entry.requestId,
]

async function* batchesOf(context: Reading, filter: AuditFilter) {
  let after: Place | undefined
  for (;;) {
    const rows = await auditRows(context.db, filter, { after, most: BATCH })
    yield (await entryViews(context, rows)).map(lineOf)
    const last = rows.at(-1)
    if (rows.length < BATCH || !last) return
    after = { at: last.at, id: last.id }
  }
}

/** Sends the audit trail as a CSV file; the export itself is audited. */
export const exportAudit: DownloadHandler<typeof auditCalls.export> = async (context, filter) => {
  await audit(context, { action: 'audit.exported', subjectType: 'audit', details: JSON.parse(JSON.stringify(filter)) })
  const { fileName, headings } = exportWords[whoReads(context).language]
  return csvFile(fileName(context.now.toISOString().slice(0, 10)), headings, batchesOf(context, filter))
}
