import { statfs } from 'node:fs/promises'

/** Free and total space of the disk that holds the data folder; null if it cannot be read. */
export async function readDisk(folder: string) {
  try {
    const { bsize, bavail, blocks } = await statfs(folder)
    return { folder, freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    return null // an unreadable disk must not fail the whole screen
  }
}
