import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, namesIn, sweepTempFiles, syncFolder, writeTempFile } from '#server/files/temp-files.ts'
import type { Gauge } from '#server/operations/gauges.ts'

/** Begins with a dot, so that the system screen does not count unfinished backups. */
const UNFINISHED = '.unfinished'
const NAME = /^travessia-\d{8}T\d{6}Z\.backup$/

/** Marks backups that were not proven by a test restore, so that they are not counted as backups. */
const UNVERIFIED = '-unverified.backup'

const nameAt = (takenAt: Date, verified: boolean): string =>
  `travessia-${takenAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}${verified ? '.backup' : UNVERIFIED}`

/** Writes a backup without its final name; a failure leaves nothing. Leftovers of earlier runs are removed after a day. */
export async function writeUnfinished(folder: string, now: Date, source: AsyncIterable<Uint8Array>): Promise<string> {
  await mkdir(folder, { recursive: true })
  await sweepTempFiles(join(folder, UNFINISHED), now)
  return writeTempFile(join(folder, UNFINISHED), source)
}

/** Gives a backup its final name, atomically. */
export async function finish(folder: string, unfinished: string, takenAt: Date, verified: boolean): Promise<string> {
  const path = join(folder, nameAt(takenAt, verified))
  await rename(unfinished, path)
  await syncFolder(folder)
  return path
}

/** Removes all but the newest of our backups and returns their names; files of other tools stay. */
export async function keepNewest(folder: string, count: number): Promise<string[]> {
  const names = (await namesIn(folder)).filter((name) => NAME.test(name)).sort()
  const old = names.slice(0, Math.max(0, names.length - count))
  for (const name of old) await rm(join(folder, name), { force: true })
  return old
}

/** The time in the name of one of our backups, because a copy of an old file has a new file time; undefined for files of other tools. */
function takenAtOf(name: string): Date | undefined {
  if (!NAME.test(name)) return undefined
  const [, year, month, day, hour, minute, second] = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(name) ?? []
  const takenAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(takenAt.getTime()) ? undefined : takenAt
}

/** Undefined for a file that was removed meanwhile, as a running backup removes old ones. */
async function entryOf(folder: string, name: string) {
  try {
    const { mtime, size } = await stat(join(folder, name))
    const takenAt = takenAtOf(name)
    return { name, at: takenAt && takenAt < mtime ? takenAt : mtime, bytes: size, proven: takenAt !== undefined }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * The number of backups and the newest one. In a folder with proven backups of ours only those count, because a log or a dump beside them
 * says nothing about them. A file dated in the future was made with a wrong clock and does not count.
 */
export async function readBackups(folder: string | undefined, now: Date) {
  if (folder === undefined) return null
  try {
    const names = (await readdir(folder)).filter((name) => !name.startsWith('.') && !name.endsWith(UNVERIFIED))
    const found = (await Promise.all(names.map((name) => entryOf(folder, name)))).filter((entry) => entry !== undefined)
    const ours = found.filter(({ proven }) => proven)
    const entries = (ours.length > 0 ? ours : found).filter(({ at }) => at <= now)
    const newest = entries.sort((one, other) => other.at.getTime() - one.at.getTime())[0] ?? null
    return { folder, readable: true, count: entries.length, newest }
  } catch {
    return { folder, readable: false, count: 0, newest: null }
  }
}

/** No gauge without a configured folder; 0, the oldest possible time, if it has no proven backup or cannot be read. */
export async function backupGauges(folder: string | undefined, now: Date): Promise<Gauge[]> {
  const backups = await readBackups(folder, now)
  if (!backups) return []
  const seconds = backups.newest?.proven ? backups.newest.at.getTime() / 1000 : 0
  return [
    ['travessia_backup_newest_timestamp_seconds', 'When the newest proven backup was taken; 0 without one.', seconds],
  ]
}
