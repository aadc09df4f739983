import { NO_ROUTE_HAS } from './lean-router.ts'

type Route = Record<string, unknown>
type Manifest = { routes: Record<string, Route>; entry: { module: string }; url?: string }

const PREFIX = 'window.__reactRouterManifest='

/** `imports` is used only for preload tags, which public pages must not have; false and empty values are the defaults. */
const isNeeded = ([name, value]: [string, unknown]): boolean =>
  name !== 'imports' && value !== false && !(Array.isArray(value) && value.length === 0)

export function parseManifest(source: string): Manifest {
  if (!source.startsWith(PREFIX)) throw new Error('this is not the manifest of the router')
  return JSON.parse(source.slice(PREFIX.length).replace(/;\s*$/, ''))
}

/**
 * Every page loads the list of all routes: leaving out default values makes it half as large. The list has no file of its own, but the
 * router requires an address for it, so it gets that of a file that every page has.
 */
export function leanManifest(source: string): string {
  const manifest = parseManifest(source)
  for (const [id, route] of Object.entries(manifest.routes))
    for (const part of NO_ROUTE_HAS)
      if (route[part] === true)
        throw new Error(`${id} ${part}, which scripts/lean-router.ts has taken out of the router`)
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(isNeeded)),
  ])
  return `${PREFIX}${JSON.stringify({ ...manifest, url: manifest.entry.module, routes: Object.fromEntries(routes) })};`
}
