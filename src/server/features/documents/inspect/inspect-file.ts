import { endingFits, fileKindOf } from '#domain/documents/file-kinds.ts'
import { cleanFileName } from '#domain/documents/file-name.ts'
import { fileRefused } from '#domain/documents/refusals.ts'
import type { Context } from '#server/context.ts'
import type { IncomingFile } from '#server/http/receive-file.ts'
import { InspectionThreads } from '#server/integrations/inspection/inspection-threads.ts'
import { scanned } from '#server/integrations/scan/scan.ts'
import type { KeptFile } from '#server/records/keep-file.ts'
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
