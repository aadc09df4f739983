import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { scanImports } from './checks/scan-imports.ts'

export const HASH_FILE = 'build/source-hash'

const FOLDERS = ['src/web', 'src/domain', 'src/contract', 'public']
const FILES = ['package-lock.json', 'tsconfig.base.json']
// What runs the build; whatever these import changes it as well.
const ENTRIES = ['vite.config.ts', 'react-router.config.ts', 'scripts/postbuild.ts']

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
export function buildSources(): string[] {
  const imported = ENTRIES.flatMap((entry) => [...withImports(entry)])
  return [...new Set([...FOLDERS.flatMap(filesIn), ...FILES, ...imported])].sort()
}

/** Contents, not times: a fresh clone and a copied folder give the same answer. */
export function sourceHash(): string {
  const hash = createHash('sha256')
  for (const file of buildSources()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
