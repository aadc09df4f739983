import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const HASH_FILE = 'build/source-hash'

const sources = [
  'src/web',
  'src/domain',
  'src/contract',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'scripts/strict-csp.ts',
  'scripts/postbuild.ts',
  'scripts/defer-hydration.ts',
  'scripts/inline-loader.ts',
  'scripts/sitemap.ts',
]

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** Contents, not times: a fresh clone and a copied folder give the same answer. */
export function sourceHash(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
