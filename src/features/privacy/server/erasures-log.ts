import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/start/config.ts'

type Place = Pick<Config, 'dataDir'>
const LINE = /^\S+ ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

const pathOf = ({ dataDir }: Place): string => join(dataDir, 'erasures.log')

/** Ids of erased accounts from a file outside the database, because a restored backup may not know the latest erasures. */
export async function readErasures(place: Place): Promise<Set<string>> {
  const text = await readFile(pathOf(place), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  })
  return new Set(text.split('\n').flatMap((line) => LINE.exec(line)?.[1] ?? []))
}

export async function noteErasures(place: Place, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  const file = await open(pathOf(place), 'a', 0o600)
  try {
    // The leading newline ends a line that a crash may have truncated.
    await file.appendFile(`\n${ids.map((id) => `${at.toISOString()} ${id}`).join('\n')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}
