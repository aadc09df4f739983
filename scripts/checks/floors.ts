import type { Complaint } from './complaint.ts'
import { compareVersions, type Installed, type LockEntry, type Manifest, readLock, readManifest } from './lockfile.ts'
import { FLOORS, MAJORS, PLATFORMS, UNWANTED } from './version-floors.ts'

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/

function checkPins(manifest: Manifest): Complaint[] {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest
  return [dependencies, devDependencies, optionalDependencies, overrides]
    .flatMap((group) => Object.entries(group ?? {}))
    .filter(([, version]) => typeof version !== 'string' || !EXACT.test(version))
    .map(([name, version]) => ({ file: 'package.json', text: `${name} is not pinned to one version: ${version}` }))
}

function checkVersion({ name, version = '', place }: Installed): string | undefined {
  const floor = FLOORS[name]
  if (floor !== undefined && compareVersions(version, floor) < 0) return `${place} ${version} is older than ${floor}`
  const major = MAJORS[name]
  if (major !== undefined && !version.startsWith(`${major}.`)) return `${place} ${version} is not of version ${major}`
  return undefined
}

const runsHere = (names: string[] | undefined, ours: string[]): boolean =>
  !names || ours.some((name) => names.includes(name))

function checkEntry(entry: Installed, allowed: Set<string>): string[] {
  const old = checkVersion(entry)
  const found = old === undefined ? [] : [old]
  if (UNWANTED.includes(entry.name) && !entry.dev) found.push(`${entry.place} is not wanted among what is shipped`)
  if (!entry.integrity) found.push(`${entry.place} has no integrity hash`)
  if (entry.resolved) found.push(`${entry.place} names where it was downloaded from`)
  const starts = entry.hasInstallScript && runsHere(entry.os, PLATFORMS.os) && runsHere(entry.cpu, PLATFORMS.cpu)
  if (starts && !allowed.has(entry.name))
    found.push(`${entry.place} has an install script that allowScripts does not name`)
  return found
}

/** `npm ci` refuses a lockfile that disagrees with package.json; this names the package. */
function checkAgreement(manifest: Manifest, self: LockEntry): Complaint[] {
  const packages = (['dependencies', 'devDependencies'] as const).flatMap((group) => {
    const [wanted, locked] = [manifest[group] ?? {}, self[group] ?? {}]
    const names = [...new Set([...Object.keys(wanted), ...Object.keys(locked)])]
    return names
      .filter((name) => wanted[name] !== locked[name])
      .map((name) => ({ file: 'package-lock.json', text: `${name} differs from package.json: run npm install` }))
  })
  if (manifest.version === self.version) return packages
  return [{ file: 'package-lock.json', text: 'version differs from package.json: run npm install' }, ...packages]
}

/** Checks versions, pins, hashes and install scripts by the lockfile alone, without a network. */
export function checkFloors(root: string): Complaint[] {
  const manifest = readManifest(root)
  const { self, installed } = readLock(root)
  const allowed = new Set(Object.entries(manifest.allowScripts ?? {}).flatMap(([name, yes]) => (yes ? [name] : [])))
  const entries = installed.flatMap((entry) => checkEntry(entry, allowed))
  return [
    ...checkPins(manifest),
    ...checkAgreement(manifest, self),
    ...entries.map((text) => ({ file: 'package-lock.json', text })),
  ]
}
