import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '#server/integrations/files/temp-files.ts'

/** Room on the disk that holds the data folder; null where the system does not say. */
export async function readDisk(folder: string) {
  try {
    const { bsize, bavail, blocks } = await statfs(folder)
    return { folder, freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    return null // the folder is on a disk that is away: other parts of the screen say so
  }
}

/** Undefined for one that was removed just now, as a backup does with those that are too old. */
async function entryOf(folder: string, name: string) {
  try {
    const { mtime, size } = await stat(join(folder, name))
    return { name, at: mtime, bytes: size }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** The folder of copies: how many there are and how old the newest one is. */
export async function readBackups(folder: string | undefined) {
  if (folder === undefined) return null
  try {
    // What is being written lies in a folder whose name begins with a dot.
    const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
    const found = await Promise.all(names.map((name) => entryOf(folder, name)))
    const entries = found.filter((entry) => entry !== undefined)
    const newest = entries.sort((one, other) => other.at.getTime() - one.at.getTime())[0] ?? null
    return { folder, readable: true, count: entries.length, newest }
  } catch {
    return { folder, readable: false, count: 0, newest: null }
  }
}
