import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Installed, type LockEntry, type Manifest, readLock, readManifest } from './checks/lockfile.ts'

type Scope = 'required' | 'optional' | 'excluded'
type Component = {
  type: 'library'
  'bom-ref': string
  group?: string
  name: string
  version: string
  scope: Scope
  hashes: { alg: string; content: string }[]
  licenses?: { expression: string }[]
  purl: string
}

const ALGORITHMS: Record<string, string> = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' }

/** A package URL: the `@` of a scope is written as %40. */
const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`

/** Turns npm's `sha512-…` in base64 into the algorithm's name and the hexadecimal digits of CycloneDX. */
const hashesOf = (integrity = ''): Component['hashes'] =>
  integrity.split(/\s+/).flatMap((one) => {
    const [name = '', digest = ''] = one.split(/-(.*)/)
    const alg = ALGORITHMS[name]
    return alg ? [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }] : []
  })

/** Development tools are excluded, because they are not shipped; packages that only some platforms install are optional. */
const scopeOf = ({ dev, devOptional, optional }: Installed, bundled: boolean): Scope =>
  bundled ? 'required' : dev ? 'excluded' : optional || devOptional ? 'optional' : 'required'

const refOf = ({ name, version = '' }: { name: string; version?: string }): string => purlOf(name, version)

function componentOf(entry: Installed, bundled: boolean): Component {
  const [group, ...rest] = entry.name.startsWith('@') ? entry.name.split('/') : [undefined, entry.name]
  return {
    type: 'library',
    'bom-ref': refOf(entry),
    ...(group === undefined ? {} : { group }),
    name: rest.join('/'),
    version: entry.version ?? '',
    scope: scopeOf(entry, bundled),
    hashes: hashesOf(entry.integrity),
    ...(entry.license ? { licenses: [{ expression: entry.license }] } : {}),
    purl: refOf(entry),
  }
}

/** Resolves a package as Node does: in the importing package's own node_modules, then in each folder above it. */
function resolved(places: Map<string, Installed>, from: string, name: string): Installed | undefined {
  for (let at = from; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const found = places.get(`${at}/node_modules/${name}`)
    if (found) return found
  }
  return places.get(`node_modules/${name}`)
}

const IMPORTED = /(?:\bfrom |\bimport |\bimport\()'((?:@[\w.-]+\/)?[\w][\w.-]*)[^']*'/g

/** Packages that our code imports, and their dependencies: the bundles of pages and server contain them, in any dependency group. */
function bundledPlaces(root: string, installed: readonly Installed[]): Set<string> {
  const places = new Map(installed.map((entry) => [entry.place, entry]))
  const code = existsSync(join(root, 'src')) ? globSync('src/**/*.{ts,tsx,css}', { cwd: root }) : []
  const names = code
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(IMPORTED)].map(([, name = '']) => name))
  const found = new Set<string>()
  const add = (from: string, name: string): void => {
    const entry = resolved(places, from, name)
    if (!entry || entry.optional || found.has(entry.place)) return
    found.add(entry.place)
    for (const next of Object.keys(entry.dependencies ?? {})) add(entry.place, next)
  }
  for (const name of new Set(names)) add('', name)
  return found
}

const namesOf = (entry: LockEntry): string[] => [
  ...Object.keys({
    ...entry.dependencies,
    ...entry.devDependencies,
    ...entry.optionalDependencies,
    ...entry.peerDependencies,
  }),
]

/** The same version in several folders is one component; it is required as soon as one of them is. */
function joined(installed: readonly Installed[], bundled: ReadonlySet<string>): Component[] {
  const order: Scope[] = ['required', 'optional', 'excluded']
  const byRef = new Map<string, Component>()
  for (const component of installed.map((entry) => componentOf(entry, bundled.has(entry.place)))) {
    const known = byRef.get(component['bom-ref'])
    if (!known || order.indexOf(component.scope) < order.indexOf(known.scope))
      byRef.set(component['bom-ref'], component)
  }
  return [...byRef.values()].sort((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1))
}

function graphOf(self: { ref: string; entry: LockEntry }, installed: readonly Installed[]) {
  const places = new Map(installed.map((entry) => [entry.place, entry]))
  const edges = new Map<string, Set<string>>([[self.ref, new Set()]])
  const add = (ref: string, place: string, entry: LockEntry) => {
    const targets = edges.get(ref) ?? new Set()
    for (const name of namesOf(entry)) {
      const found = resolved(places, place, name)
      if (found) targets.add(refOf(found))
    }
    edges.set(ref, targets)
  }
  add(self.ref, '', self.entry)
  for (const entry of installed) add(refOf(entry), entry.place, entry)
  return [...edges].sort().map(([ref, targets]) => ({ ref, dependsOn: [...targets].sort() }))
}

/** A serial number that depends only on the packages, not on the time or place of the build. */
function serialOf(components: readonly Component[]): string {
  const digest = createHash('sha256').update(JSON.stringify(components)).digest('hex')
  const parts = [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(13, 16)}`, `8${digest.slice(17, 20)}`]
  return `urn:uuid:${[...parts, digest.slice(20, 32)].join('-')}`
}

/** The product's software bill of materials as CycloneDX 1.6, from the lockfile and our imports (S66). */
export function makeSbom(root: string, at: Date) {
  const { name = '', version = '', license }: Manifest = readManifest(root)
  const { self, installed } = readLock(root)
  const components = joined(installed, bundledPlaces(root, installed))
  const ref = purlOf(name, version)
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(components),
    version: 1,
    metadata: {
      timestamp: at.toISOString(),
      component: {
        type: 'application',
        'bom-ref': ref,
        name,
        version,
        ...(license ? { licenses: [{ expression: license }] } : {}),
        purl: ref,
      },
    },
    components,
    dependencies: graphOf({ ref, entry: self }, installed),
  }
}
