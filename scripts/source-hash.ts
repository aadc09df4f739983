import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { scanImports } from './checks/scan-imports.ts'

/** A part of the build: its sources, and the file with their hash. `except` matches files in `folders` that only the other part needs. */
export type BuildParts = { hashFile: string; folders: string[]; except: RegExp; entries: string[] }

// `entries` run the build, so their imports change it as well.
export const PAGE_PARTS: BuildParts = {
  hashFile: 'build/source-hash',
  folders: ['src/web', 'src/pages', 'src/features', 'src/rules', 'src/contract', 'src/reference/words', 'public'],
  except: /^src\/features\/[^/]+\/server\//,
  entries: ['vite.config.ts', 'react-router.config.ts', 'scripts/postbuild.ts'],
}
export const SERVER_PARTS: BuildParts = {
  hashFile: 'build/server/source-hash',
  folders: ['src/server', 'src/features', 'src/rules', 'src/contract', 'src/reference', 'src/demo'],
  except: /^src\/features\/[^/]+\/web\//,
  entries: ['scripts/bundle-server.ts'],
}
const FILES = ['package-lock.json', 'tsconfig.base.json']

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** A file and every file of ours that it imports by a relative path, directly or through others. */
function withImports(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const { specifier } of scanImports(readFileSync(file, 'utf8'))) {
    if (specifier.startsWith('.')) withImports(posix.join(posix.dirname(file), specifier), known)
  }
  return known
}

/** Every file that changes what the build writes. */
export function buildSources({ folders, except, entries }: BuildParts): string[] {
  const imported = entries.flatMap((entry) => [...withImports(entry)])
  const own = folders.flatMap(filesIn).filter((file) => !except.test(file))
  return [...new Set([...own, ...FILES, ...imported])].sort()
}

/** Hashes contents, not file times: a fresh clone and a copied folder give the same hash. */
export function sourceHash(parts: BuildParts): string {
  const hash = createHash('sha256')
  for (const file of buildSources(parts)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** Whether the part was built from the files as they are now. */
export const isBuilt = (parts: BuildParts): boolean =>
  existsSync(parts.hashFile) && readFileSync(parts.hashFile, 'utf8') === sourceHash(parts)
