import { chooseEncoding } from './encoding.ts'
import { contentPolicy } from './policy.ts'
import { readSite, type StoredFile } from './read-site.ts'
import { isRoute, looksLikeFile } from './route-patterns.ts'

export type SiteRequest = {
  method: string
  /** The raw path without the query: it is never decoded, so that it cannot decode into another path. */
  path: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}
export type SiteAnswer = { status: number; headers: Record<string, string>; body: Buffer | undefined }
type Files = ReadonlyMap<string, StoredFile>
export type Site = {
  answer(request: SiteRequest): SiteAnswer | undefined
  /** From now on serves the files that `fill` makes of the built ones. */
  fill(fill: (built: Files) => Files): void
  /** The HTML of a page as it is served now. */
  pageAt(path: string): string | undefined
}

const SHELL = '/__spa-fallback.html'
const UNKNOWN = '/404.html'
const NOT_FOUND = Buffer.from('Arquivo não encontrado')

/** All files are held in memory and looked up by exact names only; `folder` is the output of the build. */
export function loadSite(folder: string): Site {
  const { files: built, routes } = readSite(folder)
  let files: Files = built
  const written = (name: string): StoredFile => {
    const file = files.get(name)
    if (!file) throw new Error(`no ${name} in ${folder}`)
    return file
  }
  for (const name of [SHELL, UNKNOWN]) written(name)

  return {
    fill(fill) {
      files = fill(built)
    },
    pageAt: (path) => files.get(pageOf(path))?.body.toString(),
    answer(request) {
      const { method, path } = request
      if ((method !== 'GET' && method !== 'HEAD') || path === '/api' || path.startsWith('/api/')) return undefined
      const file = path.endsWith('.html') ? undefined : files.get(path)
      if (file) return send(file, 200, request)
      const page = files.get(pageOf(path))
      if (page) return send(page, 200, request)
      if (looksLikeFile(path)) return missing(method)
      if (isRoute(routes, path)) return send(written(SHELL), 200, request)
      // The browser's router ignores case and draws the screen for such a path, so it gets the shell, not the 404 page.
      const drawnThere = isRoute(routes, path.toLowerCase())
      return send(written(drawnThere ? SHELL : UNKNOWN), 404, request)
    },
  }
}

/** `/`, `/planos` and `/planos/`; anything odd names a page that does not exist. */
const pageOf = (path: string): string =>
  path.endsWith('/') || path === '' ? `${path}index.html` : `${path}/index.html`

function missing(method: string): SiteAnswer {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(NOT_FOUND.length),
    'cache-control': 'no-store',
  }
  return { status: 404, headers, body: method === 'HEAD' ? undefined : NOT_FOUND }
}

function send(file: StoredFile, status: 200 | 404, request: SiteRequest): SiteAnswer {
  const { encoding, body } = chooseEncoding(file, request.acceptEncoding)
  const etag = encoding ? `"${file.etag}-${encoding}"` : `"${file.etag}"`
  const headers: Record<string, string> = { 'cache-control': file.cacheControl, etag, vary: 'accept-encoding' }
  if (file.scripts) headers['content-security-policy'] = contentPolicy(file.scripts)
  if (status === 200 && matches(request.ifNoneMatch, etag)) return { status: 304, headers, body: undefined }
  headers['content-type'] = file.type
  headers['content-length'] = String(body.length)
  if (encoding) headers['content-encoding'] = encoding
  return { status, headers, body: request.method === 'HEAD' ? undefined : body }
}

const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
