// After `react-router build`: build time, sitemap, deferred hydration, script hashes for the CSP, compressed copies, build/site.json,
// and beside the site build/sbom.json, which is not served.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'
import { deferHydration, inlineScriptHashes, type RouteList, sha256 } from './defer-hydration.ts'
import { leanManifest, parseManifest } from './lean-manifest.ts'
import { offlineWorker } from './offline-worker.ts'
import { sitemap } from './sitemap.ts'
import { PAGE_PARTS, sourceHash } from './source-hash.ts'

type ManifestRoute = { id: string; parentId?: string; path?: string; index?: boolean }

const client = 'build/client'
const SHELL = '/__spa-fallback.html'
const builtAt = new Date()
const keyOf = (file: string): string => `/${relative(client, file).split(sep).join('/')}`
const files = (): string[] =>
  readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

const staticImport = /\b(?:from|import)\s*"\.\/([^"]+\.js)"/g

/** The files of a script of the build and of all its imports, by the script's name without the hash. */
function brings(name: string): string[] {
  const first = readdirSync(join(client, 'assets')).find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file))
  if (!first) throw new Error(`no script of the build is called ${name}`)
  const found = new Set([first])
  for (const file of found)
    for (const [, next = ''] of readFileSync(join(client, 'assets', file), 'utf8').matchAll(staticImport))
      found.add(next)
  return [...found].map((file) => `/assets/${file}`)
}

function hashPages(routes: RouteList): Record<string, string[]> {
  const hashes: Record<string, string[]> = {}
  for (const file of files().filter((name) => name.endsWith('.html'))) {
    // The picture's address changes with every build, so that previews do not show an old one (B5).
    let html = readFileSync(file, 'utf8').replaceAll('{{builtAt}}', String(builtAt.getTime()))
    if (/<[^>]+\sstyle="/.test(html)) throw new Error(`${file} holds a style attribute, which the CSP refuses`)
    // A page with a form has `data-hydrate="now"`: its script must run before a visitor types.
    const deferred = deferHydration(html, routes, {
      now: keyOf(file) === SHELL || html.includes('data-hydrate="now"'),
      brings,
    })
    html = deferred.html
    writeFileSync(join(client, deferred.boot.path), deferred.boot.content)
    writeFileSync(file, html)
    hashes[keyOf(file)] = inlineScriptHashes(html)
  }
  return hashes
}

function compress(): Record<string, string> {
  const etags: Record<string, string> = {}
  for (const file of files()) {
    const body = readFileSync(file)
    etags[keyOf(file)] = sha256(body, 'hex').slice(0, 20)
    if (!/\.(html|js|css|svg|json|txt|xml|webmanifest)$/.test(file) || body.length < 200) continue
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  }
  return etags
}

function manifestFile(): string {
  const manifest = files().find((name) => /assets[\\/]manifest-[^\\/]*\.js$/.test(name))
  if (!manifest) throw new Error('no route manifest in the build')
  return manifest
}

function routePatterns(manifest: string): string[] {
  const routes = parseManifest(manifest).routes as Record<string, ManifestRoute>
  const full = (route: ManifestRoute): string => {
    const parent = route.parentId ? routes[route.parentId] : undefined
    return `${parent ? full(parent) : ''}${route.path ? `/${route.path}` : ''}`
  }
  const isPage = (route: ManifestRoute): boolean => route.index === true || route.path !== undefined
  const paths = Object.values(routes).filter(isPage).map(full)
  return [...new Set(paths.map((path) => path || '/'))].filter((path) => !path.includes('*')).sort()
}

const listedIn = manifestFile()
const manifest = leanManifest(readFileSync(listedIn, 'utf8'))
rmSync(listedIn)
// The 404 page gets no address of its own: at /404 it would be answered with status 200.
renameSync(join(client, '404/index.html'), join(client, '404.html'))
rmSync(join(client, '404'), { recursive: true })
rmSync('build/server', { recursive: true, force: true })
writeFileSync(join(client, 'sitemap.xml'), sitemap(builtAt))
writeFileSync(join(client, 'sw.js'), offlineWorker)
const scripts = hashPages({ path: keyOf(listedIn), source: manifest })
const site = { scripts, etags: compress(), routes: routePatterns(manifest) }
writeFileSync('build/site.json', JSON.stringify(site, undefined, 2))
// Outside of build/client, because everything in that folder is served.
writeFileSync('build/sbom.json', execFileSync('npm', ['run', '--silent', 'sbom'], { maxBuffer: 2 ** 26 }))
writeFileSync(PAGE_PARTS.hashFile, sourceHash(PAGE_PARTS))
