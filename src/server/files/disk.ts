import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Blobs, requireBlobKey } from './blobs.ts'
import { FileMissing, newFileKey } from './files.ts'
import {
  asStorageError,
  errorCode,
  makePrivateFolder,
  namesIn,
  sweepTempFiles,
  syncFolder,
  writeTempFile,
} from './temp-files.ts'

const COPY_BYTES = 64 * 1024
// shards have two characters, so this name cannot be one; inside the folder, so a rename stays on the volume
const TEMP = 'temp'

export function makeDiskBlobs(options: { folder: string }): Blobs {
  const { folder } = options
  const tempFolder = join(folder, TEMP)
  // the end of the key: a time-ordered key has a constant beginning
  const shardOf = (key: string) => join(folder, requireBlobKey(key).slice(-2))
  const pathOf = (key: string) => join(shardOf(key), key)

  async function put(key: string, source: AsyncIterable<Uint8Array>): Promise<void> {
    const path = pathOf(key)
    await makePrivateFolder(folder)
    const temp = await writeTempFile(tempFolder, source)
    try {
      const newShard = await mkdir(shardOf(key), { recursive: true, mode: 0o700 })
      await rename(temp, path)
      await syncFolder(shardOf(key))
      if (newShard) await syncFolder(folder)
    } catch (error) {
      await rm(temp, { force: true })
      throw asStorageError(error)
    }
  }

  async function get(key: string) {
    try {
      const file = await open(pathOf(key), 'r')
      return file.createReadStream({ highWaterMark: COPY_BYTES })
    } catch (error) {
      if (errorCode(error) === 'ENOENT') throw new FileMissing(`no file under ${key}`)
      throw error
    }
  }

  async function remove(key: string): Promise<void> {
    await rm(pathOf(key), { force: true })
  }

  async function check(): Promise<void> {
    const key = newFileKey()
    await put(key, oneByte())
    await remove(key)
  }

  async function isEmpty(): Promise<boolean> {
    for (const shard of (await namesIn(folder)).filter((name) => name !== TEMP))
      if ((await namesIn(join(folder, shard))).length > 0) return false
    return true
  }

  return { put, get, remove, check, isEmpty, sweep: (now) => sweepTempFiles(tempFolder, now) }
}

async function* oneByte() {
  yield Buffer.alloc(1)
}
