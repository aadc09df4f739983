import { cleanFileName } from '#features/documents/rules/file-name.ts'
import { endingFits, fileKindOf } from '#rules/files/file-kinds.ts'
import { fileRefused } from '#rules/files/refusals.ts'
import type { Context } from '#server/context.ts'
import type { KeptFile } from '#server/files/keep-file.ts'
import { scanned } from '#server/files/scan/scan.ts'
import type { IncomingFile } from '#server/http/receive-file.ts'
import { InspectionThreads } from './threads/inspection-threads.ts'
import { watchEnd } from './watch-end.ts'

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
