import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestApp } from './test-app.ts'

/** Keys of all files in a test app's store, including half-written ones. */
export async function storedFiles(t: TestApp): Promise<string[]> {
  const folder = join(t.services.config.dataDir, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
