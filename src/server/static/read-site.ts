import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { z } from 'zod'

export type StoredFile = {
  body: Buffer
  variants: { br: Buffer | undefined; gzip: Buffer | undefined }
  type: string
  etag: string
  cacheControl: string
  /** Hashes of the inline scripts; only pages have them. */
  scripts: string[] | undefined
}

const siteFile = z.object({
  scripts: z.record(z.string(), z.array(z.string())),
  etags: z.record(z.string(), z.string()),
  routes: z.array(z.string()),
})

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

function cacheControlOf(key: string): string {
  if (key.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return key.endsWith('.html') || key === '/sw.js' ? 'no-cache' : 'public, max-age=3600'
}

const readIfThere = (path: string): Buffer | undefined => (existsSync(path) ? readFileSync(path) : undefined)

export function readSite(folder: string): { files: Map<string, StoredFile>; routes: string[] } {
  const site = siteFile.parse(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')))
  const client = join(folder, 'client')
  const files = new Map<string, StoredFile>()
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    const extension = extname(entry.name)
    const path = join(entry.parentPath, entry.name)
    const key = `/${relative(client, path).split(sep).join('/')}`
    const etag = site.etags[key]
    // Files that the build did not record (compressed copies, strays) are not part of the site.
    if (!entry.isFile() || etag === undefined) continue
    files.set(key, {
      body: readFileSync(path),
      variants: { br: readIfThere(`${path}.br`), gzip: readIfThere(`${path}.gz`) },
      type: types[extension] ?? 'application/octet-stream',
      etag,
      cacheControl: cacheControlOf(key),
      scripts: site.scripts[key],
    })
  }
  return { files, routes: site.routes }
}
