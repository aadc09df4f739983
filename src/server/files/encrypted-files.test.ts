import { createHash, randomBytes } from 'node:crypto'
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeKeys, newAppKey } from '#server/keys/keys.ts'
import { aFileRef, fileStores, inPieces, openFileStore } from '#tests/support/file-stores.ts'
import type { Blobs } from './blobs.ts'
import { makeEncryptedFiles } from './encrypted-files.ts'
import { FileCorrupt, FileMissing, FileTooLarge } from './files.ts'

const CHUNK = 64 * 1024
const HEADER = 72

async function* counting<T extends Uint8Array>(source: AsyncIterable<T>, count: (bytes: number) => void) {
  for await (const piece of source) {
    count(piece.length)
    yield piece
  }
}

describe.each(fileStores)('encrypted files on %s', (_, open) => {
  let store: Awaited<ReturnType<typeof openFileStore>>
  beforeAll(async () => {
    store = await openFileStore(open)
  })
  afterAll(() => store.close())

  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 300_001])('gives %i bytes back as they were', async (size) => {
    const ref = aFileRef()
    const bytes = randomBytes(size)
    const result = await store.files.put(ref, Readable.from(inPieces(bytes, 7_919)))
    expect(result).toEqual({ bytes: size, sha256: createHash('sha256').update(bytes).digest('hex') })
    expect((await store.read(ref)).equals(bytes)).toBe(true)
  })

  it('leaves no readable trace of the content, the document id or its key', async () => {
    const ref = aFileRef()
    await store.files.put(ref, inPieces(Buffer.from('SECRET-MARKER passport 123 '.repeat(20_000)), CHUNK))
    const paths = await store.paths()
    expect(paths.some((path) => path.includes(ref.key))).toBe(true)
    for (const path of paths) {
      const content = await readFile(path)
      expect(content.includes('SECRET-MARKER')).toBe(false)
      expect(content.includes(ref.documentId)).toBe(false)
    }
  })

  it('refuses more than the allowed bytes, leaves nothing behind and the source open', async () => {
    const before = await store.paths()
    const ref = aFileRef()
    let produced = 0
    async function* endless() {
      for (let n = 0; n < 10_000; n += 1) {
        produced += CHUNK
        yield Buffer.alloc(CHUNK)
      }
    }
    const source = Readable.from(endless(), { objectMode: false })
    await expect(store.files.put(ref, source, { maxBytes: 1_000_000 })).rejects.toThrow(FileTooLarge)
    expect(source.destroyed).toBe(false)
    source.destroy()
    expect(produced).toBeLessThan(1_500_000)
    expect(await store.paths()).toEqual(before)
    await expect(store.files.get(ref)).rejects.toThrow(FileMissing)
    await expect(store.files.put(ref, inPieces(Buffer.alloc(1000), 100), { maxBytes: 1000 })).resolves.toMatchObject({
      bytes: 1000,
    })
  })

  it('leaves nothing behind when the source fails or is cut off', async () => {
    const before = await store.paths()
    async function* failing() {
      yield Buffer.alloc(200_000)
      throw new Error('connection lost')
    }
    await expect(store.files.put(aFileRef(), failing())).rejects.toThrow('connection lost')
    const aborted = new Readable({ read() {} })
    aborted.push(Buffer.alloc(200_000))
    const put = store.files.put(aFileRef(), aborted)
    setTimeout(() => aborted.destroy(), 30)
    await expect(put).rejects.toThrow(/premature close/i)
    expect(await store.paths()).toEqual(before)
  })

  it('keeps the former content when replacing it fails', async () => {
    const { ref, bytes } = await store.aFile(1000)
    async function* failing() {
      yield Buffer.alloc(10)
      throw new Error('connection lost')
    }
    await expect(store.files.put(ref, failing())).rejects.toThrow('connection lost')
    expect((await store.read(ref)).equals(bytes)).toBe(true)
  })

  it('holds only a few chunks of a 10 MB file in memory', async () => {
    let entered = 0
    let left = 0
    let held = 0
    const entering = <T extends Uint8Array>(source: AsyncIterable<T>) => counting(source, (bytes) => (entered += bytes))
    const leaving = <T extends Uint8Array>(source: AsyncIterable<T>) =>
      counting(source, (bytes) => {
        left += bytes
        held = Math.max(held, entered - left)
      })
    const watched: Blobs = {
      ...store.blobs,
      put: (key, source) => store.blobs.put(key, leaving(source)),
      get: async (key) => Readable.from(entering(await store.blobs.get(key)), { objectMode: false }),
    }
    const files = makeEncryptedFiles(watched, makeKeys({ appKey: store.appKey }))
    const ref = aFileRef()
    const { bytes } = await files.put(ref, entering(inPieces(Buffer.alloc(10_485_760), 16_384)))
    expect(bytes).toBe(10_485_760)
    expect(held).toBeGreaterThan(0)
    expect(held).toBeLessThan(4 * CHUNK)

    entered = left = held = 0
    for await (const _piece of leaving(await files.get(ref))) if (left % (16 * CHUNK) === 0) await wait(2)
    expect(left).toBe(10_485_760)
    expect(held).toBeGreaterThan(0)
    expect(held).toBeLessThan(8 * CHUNK)
  })

  it('removes, also twice, and says when a file is missing', async () => {
    const { ref } = await store.aFile(1000)
    await store.files.remove(ref.key)
    await store.files.remove(ref.key)
    await expect(store.files.get(ref)).rejects.toThrow(FileMissing)
    expect((await store.paths()).some((path) => path.includes(ref.key))).toBe(false)
  })

  it.each([
    '',
    'short',
    '../../../etc/passwd-file',
    'A'.repeat(20),
    `${'a'.repeat(20)}/b`,
    `${'a'.repeat(20)}\n`,
    'a'.repeat(65),
  ])('refuses the key %j', async (key) => {
    const ref = { ...aFileRef(), key }
    await expect(store.files.put(ref, inPieces(Buffer.from('x'), 1))).rejects.toThrow(TypeError)
    await expect(store.files.get(ref)).rejects.toThrow(TypeError)
    await expect(store.files.remove(key)).rejects.toThrow(TypeError)
  })

  it('wraps the file key anew after a rotation, without touching the content', async () => {
    const { ref, bytes } = await store.aFile(150_000)
    const old = await store.stored(ref)
    const keys = makeKeys({ appKey: newAppKey(), previousAppKey: store.appKey })
    const rotated = makeEncryptedFiles(store.blobs, keys)
    expect((await buffer(await rotated.get(ref))).equals(bytes)).toBe(true)
    expect(await rotated.rewrap(ref)).toBe(true)
    expect(await rotated.rewrap(ref)).toBe(false)
    expect((await buffer(await rotated.get(ref))).equals(bytes)).toBe(true)
    expect((await store.stored(ref)).subarray(HEADER).equals(old.subarray(HEADER))).toBe(true)
    await expect(store.read(ref)).rejects.toThrow(/neither the current nor the previous/)
    await expect(rotated.rewrap({ ...ref, version: 9 })).rejects.toThrow(FileCorrupt)
  })

  it('passes its check and leaves nothing of it', async () => {
    const before = await store.paths()
    await store.files.check()
    expect(await store.paths()).toEqual(before)
  })

  it('sweeps what interrupted writes left, once it is a day old', async () => {
    await store.aFile(10)
    const [fresh, old] = [join(store.tempFolder, 'fresh.part'), join(store.tempFolder, 'old.part')]
    await writeFile(fresh, 'x')
    await writeFile(old, 'x')
    const now = new Date()
    await utimes(old, now, new Date(now.getTime() - 25 * 3_600_000))
    expect(await store.files.sweep(now)).toBe(1)
    await expect(stat(old)).rejects.toThrow('ENOENT')
    await stat(fresh)
    await rm(fresh)
  })
})
