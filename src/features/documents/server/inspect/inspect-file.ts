import { cleanFileName } from '#features/documents/rules/file-name.ts'
import { endingFits, fileKindOf } from '#rules/files/file-kinds.ts'
import { fileRefused } from '#rules/files/refusals.ts'
import type { Context } from '#server/context.ts'
import type { KeptFile } from '#server/files/keep-file.ts'
import { scanned } from '#server/files/scan/scan.ts'
import type { IncomingFile } from '#server/http/receive-file.ts'
import { InspectionThreads } from './threads/inspection-threads.ts'

const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
// The end record of a ZIP and its longest comment: ZIP readers search no further back from the end of a file.
const ZIP_REACH = 22 + 65_535

/** Passes all bytes through, and at the end refuses a file that is also a ZIP (S38). */
async function* watchEnd(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0
  let found = Number.NEGATIVE_INFINITY
  let before = Buffer.alloc(0)
  for await (const piece of source) {
    const joint = Buffer.concat([before, piece.subarray(0, 3)])
    const across = joint.lastIndexOf(ZIP_END)
    if (across >= 0) found = size - before.length + across
    const inside = piece.lastIndexOf(ZIP_END)
    if (inside >= 0) found = size + inside
    size += piece.length
    before = Buffer.concat([before, piece.subarray(-3)]).subarray(-3)
    yield piece
  }
  if (size - found <= ZIP_REACH) throw fileRefused('extra_data')
}

const threads = new InspectionThreads({ script: new URL('./inspection-thread.ts', import.meta.url) })

/** Name, claimed type and content have to agree; reading `content` throws a refusal when the file may not be kept. */
export function inspectFile({ config, log }: Context, file: IncomingFile, givenName: string): KeptFile {
  const contentType = fileKindOf(file.contentType)
  const fileName = cleanFileName(givenName)
  if (!contentType || !endingFits(contentType, fileName)) throw fileRefused('wrong_kind')
  const seen = watchEnd(file.content)
  const safe = config.clamdUrl ? scanned(seen, config.clamdUrl) : seen
  return { fileName, contentType, content: threads.inspect(contentType, safe, log) }
}
