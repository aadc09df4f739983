import { mkdirSync, writeFileSync } from 'node:fs'
import { makeSbom } from './make-sbom.ts'

/** Beside the pages and not among them: only what lies in `build/client` is served. */
const SBOM_FILE = 'build/sbom.json'

export function writeSbom(at: Date): void {
  mkdirSync('build', { recursive: true })
  writeFileSync(SBOM_FILE, JSON.stringify(makeSbom('.', at), undefined, 2))
}

if (import.meta.main) writeSbom(new Date())
