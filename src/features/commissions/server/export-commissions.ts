import type { commissions } from '#features/commissions/contract.ts'
import { listScope, type Scope } from '#rules/access.ts'
import { audit } from '#server/audit/audit.ts'
import type { Db } from '#server/db/connect.ts'
import type { DownloadHandler } from '#server/http/handler.ts'
import { whoReads } from '#server/language/reader.ts'
import { type CsvValue, csvFile } from '#server/lists/csv.ts'
import type { Place } from '#server/lists/cursor.ts'
import { type CommissionFilter, type CommissionRow, findCommissions, timeOf } from './commission-rows.ts'
import { exportWords } from './export-words.ts'

const BATCH = 500
const dollars = (cents: number): number => cents / 100

const lineOf = (row: CommissionRow): CsvValue[] => [
  row.date,
  row.agent,
  row.company_name,
  row.company_type,
  row.state_code,
  dollars(row.subtotal),
  dollars(row.complexity_bonus),
  dollars(row.speed_bonus),
  dollars(row.total_commission),
  row.paid_at,
  row.paid_by,
  row.id,
  row.reverses_id,
]

async function* batchesOf(db: Db, scope: Scope, filter: CommissionFilter) {
  let after: Place | undefined
  for (;;) {
    const rows = await findCommissions(db, scope, filter, { after, most: BATCH })
    yield rows.map(lineOf)
    const last = rows.at(-1)
    if (rows.length < BATCH || !last) return
    after = { at: timeOf(last), id: last.id }
  }
}

export const exportCommissions: DownloadHandler<typeof commissions.export> = async (context, filter) => {
  const scope = listScope(context.actor, 'commissions.read')
  await audit(context, { action: 'commission.exported', details: JSON.parse(JSON.stringify(filter)) })
  const { fileName, headings } = exportWords[whoReads(context).language]
  return csvFile(fileName(filter.month), headings, batchesOf(context.db, scope, filter))
}
