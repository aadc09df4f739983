import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { keptSince } from '#rules/retention.ts'
import { StorageFull } from './files.ts'

const FULL = new Set(['ENOSPC', 'EDQUOT'])

/** Only this folder is private: its parents may belong to others. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
}

/** Writes the source to a new file on stable storage and returns its path; a failure leaves no file. */
export async function writeTempFile(folder: string, source: AsyncIterable<Uint8Array>): Promise<string> {
  const path = join(folder, `${randomUUID()}.part`)
  try {
    await makePrivateFolder(folder)
    const file = await open(path, 'wx', 0o600)
    try {
      await file.writeFile(source)
      await file.sync()
    } finally {
      await file.close()
    }
    return path
  } catch (error) {
    await rm(path, { force: true })
    throw asStorageError(error)
  }
}

/** Flushes the folder itself to disk, so that added and removed names survive a crash of the machine. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** The names in the folder; none when it does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

export async function sweepTempFiles(folder: string, now: Date): Promise<number> {
  let removed = 0
  for (const name of (await namesIn(folder)).filter((each) => each.endsWith('.part'))) {
    const path = join(folder, name)
    const info = await stat(path).catch(() => undefined)
    if (!info || info.mtime > keptSince('unfinishedUploads', now)) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

export function asStorageError(error: unknown): unknown {
  if (FULL.has(errorCode(error))) return new StorageFull('no space left for files', { cause: error })
  return error
}

export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
