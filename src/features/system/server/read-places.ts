import { statfs } from 'node:fs/promises'

/** Room on the disk that holds the data folder; null where the system does not say. */
export async function readDisk(folder: string) {
  try {
    const { bsize, bavail, blocks } = await statfs(folder)
    return { folder, freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    return null // the folder is on a disk that is away: other parts of the screen say so
  }
}
