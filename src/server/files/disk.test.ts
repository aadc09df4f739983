import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inPieces } from '#tests/support/file-stores.ts'
import { makeDiskBlobs } from './disk.ts'
import { newFileKey, StorageFull } from './files.ts'
import { asStorageError } from './temp-files.ts'

describe('blobs on disk', () => {
  let root: string
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'disk-'))
  })
  afterEach(() => rm(root, { recursive: true, force: true }))

  const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

  it('are private, in private folders, without closing the parent folder to others', async () => {
    const folder = join(root, 'data', 'files')
    const key = newFileKey()
    await makeDiskBlobs({ folder }).put(key, inPieces(randomBytes(10), 10))
    const shard = join(folder, key.slice(-2))
    expect(await mode(join(shard, key))).toBe('600')
    expect([await mode(folder), await mode(shard), await mode(join(folder, 'temp'))]).toEqual(['700', '700', '700'])
    await mkdir(join(root, 'beside'))
    expect(await mode(join(root, 'data'))).toBe(await mode(join(root, 'beside')))
    expect(await readdir(join(folder, 'temp'))).toEqual([])
  })

  it('spread over subfolders also when keys begin alike', async () => {
    const blobs = makeDiskBlobs({ folder: root })
    for (let n = 10; n < 30; n += 1) await blobs.put(`0190-same-beginning-${n}`, inPieces(randomBytes(1), 1))
    expect((await readdir(root)).filter((name) => name !== 'temp')).toHaveLength(20)
  })

  it('leave no temporary file when the final place cannot be written', async () => {
    const key = newFileKey()
    await writeFile(join(root, key.slice(-2)), 'a file where the subfolder should be')
    await expect(makeDiskBlobs({ folder: root }).put(key, inPieces(randomBytes(10), 10))).rejects.toThrow()
    expect(await readdir(join(root, 'temp'))).toEqual([])
  })

  it('fail their check when the folder cannot be used', async () => {
    await writeFile(join(root, 'file'), '')
    await expect(makeDiskBlobs({ folder: join(root, 'file') }).check()).rejects.toThrow()
  })

  it('tell a full disk from other failures', async () => {
    const device = await open('/dev/full', 'w')
    const full = await device.writeFile(inPieces(randomBytes(10), 10)).catch((error: unknown) => error)
    await device.close()
    expect(full).toMatchObject({ code: 'ENOSPC' })
    expect(asStorageError(full)).toBeInstanceOf(StorageFull)
    const other = new Error('other')
    expect(asStorageError(other)).toBe(other)
  })
})
