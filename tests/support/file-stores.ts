import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Blobs } from '#server/files/blobs.ts'
import { makeDiskBlobs } from '#server/files/disk.ts'
import { makeEncryptedFiles } from '#server/files/encrypted-files.ts'
import { type FileRef, newFileKey } from '#server/files/files.ts'
import { makeS3Blobs } from '#server/files/s3.ts'
import { makeKeys, newAppKey } from '#server/keys/keys.ts'
import { startFakeS3 } from './fake-s3.ts'

type Store = { blobs: Blobs; folders: string[]; tempFolder: string; close(): Promise<void> }

async function openDisk(): Promise<Store> {
  const root = await mkdtemp(join(tmpdir(), 'files-'))
  const folder = join(root, 'data', 'files')
  const close = () => rm(root, { recursive: true, force: true })
  return { blobs: makeDiskBlobs({ folder }), folders: [folder], tempFolder: join(folder, 'temp'), close }
}

async function openS3(): Promise<Store> {
  const s3 = await startFakeS3()
  const spoolFolder = await mkdtemp(join(tmpdir(), 'spool-'))
  const close = async () => {
    await s3.close()
    await rm(spoolFolder, { recursive: true, force: true })
  }
  return {
    blobs: makeS3Blobs({ ...s3, spoolFolder }),
    folders: [s3.folder, spoolFolder],
    tempFolder: spoolFolder,
    close,
  }
}

/** Every test of file storage runs on each of these stores. */
export const fileStores = [
  ['disk', openDisk],
  ['S3', openS3],
] as const

export const aFileRef = (): FileRef => ({ key: newFileKey(), documentId: newFileKey(), version: 1 })

export async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** Opens a store with a new application key, plus helpers that its tests share. */
export async function openFileStore(open: () => Promise<Store>) {
  const store = await open()
  const appKey = newAppKey()
  const files = makeEncryptedFiles(store.blobs, makeKeys({ appKey }))
  return {
    ...store,
    appKey,
    files,
    read: async (ref: FileRef) => buffer(await files.get(ref)),
    stored: async (ref: FileRef) => buffer(await store.blobs.get(ref.key)),
    overwrite: (ref: FileRef, bytes: Buffer) => store.blobs.put(ref.key, inPieces(bytes, 50_000)),
    async aFile(size: number) {
      const ref = aFileRef()
      const bytes = randomBytes(size)
      await files.put(ref, inPieces(bytes, 10_000))
      return { ref, bytes }
    },
    async paths(): Promise<string[]> {
      const found: string[] = []
      for (const folder of store.folders) {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
        found.push(...entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)))
      }
      return found.sort()
    },
  }
}
