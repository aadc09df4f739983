import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type LockEntry = {
  version?: string
  resolved?: string
  integrity?: string
  license?: string
  link?: boolean
  dev?: boolean
  optional?: boolean
  /** Needed for development, and on some platforms at run time. */
  devOptional?: boolean
  hasInstallScript?: boolean
  os?: string[]
  cpu?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
export type Manifest = {
  name?: string
  version?: string
  license?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  overrides?: Record<string, unknown>
  allowScripts?: Record<string, boolean>
  scripts?: Record<string, string>
}
export type Installed = LockEntry & { place: string; name: string }

export const readManifest = (root: string): Manifest => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The lockfile's root entry and its packages; a nested copy is an entry of its own. */
export function readLock(root: string): { self: LockEntry; installed: Installed[] } {
  const { packages = {} }: { packages?: Record<string, LockEntry> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  const installed = Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({ ...entry, place, name: place.slice(place.lastIndexOf('node_modules/') + 13) }))
  return { self: packages[''] ?? {}, installed }
}

/** Negative when `a` is older than `b`; a pre-release is older than its release. */
export function compareVersions(a: string, b: string): number {
  const parse = (version: string) => {
    const [core = '', pre] = version.split('+')[0]?.split(/-(.*)/) ?? []
    return { parts: core.split('.').map(Number), pre }
  }
  const [left, right] = [parse(a), parse(b)]
  for (const at of [0, 1, 2]) {
    const difference = (left.parts[at] ?? 0) - (right.parts[at] ?? 0)
    // An unreadable version counts as too old.
    if (Number.isNaN(difference)) return -1
    if (difference !== 0) return difference
  }
  return Number(left.pre === undefined) - Number(right.pre === undefined)
}
