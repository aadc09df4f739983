import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'
import type { StoredFile } from '#server/static/read-site.ts'
import { fillFile } from './fill-markers.ts'
import type { PageValues } from './page-values.ts'

// Brotli's best quality takes seconds for all pages; this one takes milliseconds, for files a few per cent larger.
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6

function refilled(file: StoredFile, text: string): StoredFile {
  const body = Buffer.from(text)
  const br = file.variants.br && brotliCompressSync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
  const gzip = file.variants.gzip && gzipSync(body, { level: GZIP_LEVEL })
  const etag = createHash('sha256').update(body).digest('hex').slice(0, 20)
  return { ...file, body, variants: { br, gzip }, etag }
}

/** The site's files with their markers filled; files without markers are kept as they are. */
export function fillSite(files: ReadonlyMap<string, StoredFile>, values: PageValues): Map<string, StoredFile> {
  const filled = new Map(files)
  for (const [name, file] of files) {
    if (!/\.(html|xml|txt|webmanifest)$/.test(name) || !file.body.includes('{{')) continue
    filled.set(name, refilled(file, fillFile(name, file.body.toString(), values)))
  }
  return filled
}
