import type { registrations } from '#features/registrations/contract.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import { listScope } from '#rules/access.ts'
import { formatsOf } from '#rules/language/formats.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { DownloadHandler } from '#server/http/handler.ts'
import { whoReads } from '#server/language/reader.ts'
import { type CsvValue, csvFile } from '#server/lists/csv.ts'
import type { Place } from '#server/lists/cursor.ts'
import { exportWords } from './export-words.ts'
import type { Row } from './read-registrations.ts'
import { askedIn } from './registration-filter.ts'
import { type Question, registrationPage } from './registration-page.ts'

// Small enough that the process answers other calls between two batches.
const BATCH = 200
const SHOWN_OF_ID = 8

/** Reads the list page by page, so that no database connection is held while the file is sent. */
async function* batchesOf(context: Context, question: Question, line: (row: Row) => CsvValue[]) {
  let after: Place | undefined
  // A registration that gets an agent meanwhile moves from the waiting part to the rest; it must not be written twice.
  const waiting = new Set<string>()
  for (;;) {
    const rows = await registrationPage(context, question, { after, most: BATCH })
    yield rows.filter(({ id, rest }) => !rest || !waiting.has(id)).map(line)
    if (question.order === 'waiting') for (const { id, rest } of rows) if (!rest) waiting.add(id)
    const last = rows.at(-1)
    if (rows.length < BATCH || !last) return
    after = { at: last.at, id: last.id, rest: last.rest }
  }
}

function lineOf(context: Context): (row: Row) => CsvValue[] {
  const { language, timeZone } = whoReads(context)
  const words = exportWords[language]
  const { shortDay } = formatsOf(language)
  return (row) => [
    row.id.slice(0, SHOWN_OF_ID),
    row.id,
    row.company_name,
    row.company_type,
    referenceText(language, row.state),
    words.status[row.status],
    row.paid_at ? words.yes : words.no,
    row.paid_at && shortDay(row.paid_at, timeZone),
    row.agent_name,
    row.customer_name,
    row.customer_email,
    shortDay(row.created_at, timeZone),
  ]
}

/** The filters for the audit trail, without the search term, which may be a person's name. */
const filterIn = ({ search, ...given }: Record<string, unknown>): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ),
  ...(search ? { searched: 'true' } : {}),
})

export const exportRegistrations: DownloadHandler<typeof registrations.csv> = async (context, query) => {
  const { search, sort: order = 'newest', ...filter } = query
  const scope = listScope(context.actor, 'registrations.export')
  await inTransaction(context, (tx) => tx.emit('registration.exported', { filter: filterIn(query) }))
  const words = exportWords[whoReads(context).language]
  const question = { scope, asked: askedIn(filter), order, search }
  const fileName = `${words.fileName}-${context.now.toISOString().slice(0, 10)}.csv`
  return csvFile(fileName, Object.values(words.headings), batchesOf(context, question, lineOf(context)))
}
