import { mkdirSync, writeFileSync } from 'node:fs'
import { makeSbom } from './make-sbom.ts'

/** Outside of `build/client`, because everything in that folder is served. */
const SBOM_FILE = 'build/sbom.json'

export function writeSbom(at: Date): void {
  mkdirSync('build', { recursive: true })
  writeFileSync(SBOM_FILE, JSON.stringify(makeSbom('.', at), undefined, 2))
}

if (import.meta.main) writeSbom(new Date())
