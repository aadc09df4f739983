import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { namesIn, sweepTempFiles, syncFolder, writeTempFile } from '#server/integrations/files/temp-files.ts'

/** Begins with a dot: what is not finished is no copy, and the system screen does not count it. */
const UNFINISHED = '.unfinished'
const NAME = /^travessia-\d{8}T\d{6}Z\.backup$/

const nameAt = (takenAt: Date): string => `travessia-${takenAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup`

/** Writes a backup that has no name yet; a failure leaves nothing. What earlier runs left behind goes after a day. */
export async function writeUnfinished(folder: string, now: Date, source: AsyncIterable<Uint8Array>): Promise<string> {
  await mkdir(folder, { recursive: true })
  await sweepTempFiles(join(folder, UNFINISHED), now)
  return writeTempFile(join(folder, UNFINISHED), source)
}

/** Gives a backup its name, in one step. */
export async function finish(folder: string, unfinished: string, takenAt: Date): Promise<string> {
  const path = join(folder, nameAt(takenAt))
  await rename(unfinished, path)
  await syncFolder(folder)
  return path
}

/** Removes all but the newest of our backups; files of other tools stay. Answers the names of what went. */
export async function keepNewest(folder: string, count: number): Promise<string[]> {
  const names = (await namesIn(folder)).filter((name) => NAME.test(name)).sort()
  const old = names.slice(0, Math.max(0, names.length - count))
  for (const name of old) await rm(join(folder, name), { force: true })
  return old
}
