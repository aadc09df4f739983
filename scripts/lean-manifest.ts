type Route = Record<string, unknown>
type Manifest = { routes: Record<string, Route> }

const PREFIX = 'window.__reactRouterManifest='

/** `imports` only serve preloading tags, which public pages must not have; what is false or empty is so by default. */
const isNeeded = ([name, value]: [string, unknown]): boolean =>
  name !== 'imports' && value !== false && !(Array.isArray(value) && value.length === 0)

export function parseManifest(source: string): Manifest {
  if (!source.startsWith(PREFIX)) throw new Error('this is not the manifest of the router')
  return JSON.parse(source.slice(PREFIX.length).replace(/;\s*$/, ''))
}

/** The list of all routes comes with every page: half of it is said by saying nothing. */
export function leanManifest(source: string): string {
  const manifest = parseManifest(source)
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(isNeeded)),
  ])
  return `${PREFIX}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`
}
