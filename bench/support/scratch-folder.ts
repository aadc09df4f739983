import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs'
import { resolve } from 'node:path'

/** A new folder under `.data` that an embedded database may use, even if this process runs as root. */
export function scratchFolder(name: string): string {
  mkdirSync(resolve('.data'), { recursive: true })
  const folder = mkdtempSync(resolve(`.data/bench-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
