import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeKeys } from '#server/keys/keys.ts'
import { aFileRef, fileStores, inPieces, openFileStore } from '#tests/support/file-stores.ts'
import { makeHeader, openHeader } from './file-header.ts'
import { FileCorrupt } from './files.ts'

const CHUNK = 64 * 1024
const STORED_CHUNK = CHUNK + 16
const HEADER = 72

describe.each(fileStores)('tampering with files on %s', (_, open) => {
  let store: Awaited<ReturnType<typeof openFileStore>>
  beforeAll(async () => {
    store = await openFileStore(open)
  })
  afterAll(() => store.close())

  it('refuses the file of another document or another version', async () => {
    const { ref } = await store.aFile(1000)
    const other = await store.aFile(1000)
    await expect(store.read({ ...ref, documentId: other.ref.documentId })).rejects.toThrow(FileCorrupt)
    await expect(store.read({ ...ref, version: 2 })).rejects.toThrow(FileCorrupt)
    await expect(store.read({ ...ref, key: other.ref.key })).rejects.toThrow(FileCorrupt)
  })

  it('refuses a body under the header of another document, also when its key was wrapped for that one', async () => {
    const { ref } = await store.aFile(1000)
    const other = await store.aFile(1000)
    const stolen = await store.stored(other.ref)
    const body = stolen.subarray(HEADER)
    await store.overwrite(ref, Buffer.concat([(await store.stored(ref)).subarray(0, HEADER), body]))
    await expect(store.read(ref)).rejects.toThrow(FileCorrupt)
    const keys = makeKeys({ appKey: store.appKey })
    const { fileKey } = openHeader(keys, other.ref, stolen.subarray(0, HEADER))
    for (const place of [ref, { ...other.ref, version: 2 }]) {
      await store.overwrite(place, Buffer.concat([makeHeader(keys, place, fileKey), body]))
      await expect(store.read(place)).rejects.toThrow(FileCorrupt)
    }
  })

  it('learns nothing from repetition: equal content never gives equal bytes', async () => {
    const [ref, again] = [aFileRef(), aFileRef()]
    for (const each of [ref, again]) await store.files.put(each, inPieces(Buffer.alloc(3 * CHUNK), CHUNK))
    const [first, second] = [await store.stored(ref), await store.stored(again)]
    const starts = [first, second].flatMap((bytes) =>
      [0, 1, 2].map((n) => bytes.subarray(HEADER + n * STORED_CHUNK).toString('hex', 0, 32)),
    )
    expect(new Set(starts).size).toBe(6)
  })

  it('refuses a flipped bit anywhere', async () => {
    const { ref } = await store.aFile(CHUNK + 100)
    const good = await store.stored(ref)
    const places = [0, 3, 4, 11, 12, 40, HEADER - 1, HEADER, HEADER + CHUNK, HEADER + STORED_CHUNK, good.length - 1]
    for (const at of places) {
      const changed = Buffer.from(good)
      changed.writeUInt8(changed.readUInt8(at) ^ 0x10, at)
      await store.overwrite(ref, changed)
      await expect(store.read(ref), `byte ${at}`).rejects.toThrow(FileCorrupt)
    }
    await store.overwrite(ref, good)
    expect(await store.read(ref)).toHaveLength(CHUNK + 100)
  })

  it('refuses a truncated or lengthened file, also at the border of a chunk', async () => {
    const { ref } = await store.aFile(2 * CHUNK + 100)
    const good = await store.stored(ref)
    const ends = [0, 10, HEADER, HEADER + 15, HEADER + STORED_CHUNK, HEADER + 2 * STORED_CHUNK, good.length - 1]
    for (const end of ends) {
      await store.overwrite(ref, good.subarray(0, end))
      await expect(store.read(ref), `cut at ${end}`).rejects.toThrow(FileCorrupt)
    }
    for (const more of [Buffer.alloc(1), good.subarray(-116), good.subarray(HEADER)]) {
      await store.overwrite(ref, Buffer.concat([good, more]))
      await expect(store.read(ref), `${more.length} bytes more`).rejects.toThrow(FileCorrupt)
    }
  })

  it('refuses chunks in another order, twice or left out', async () => {
    const { ref } = await store.aFile(3 * CHUNK)
    const good = await store.stored(ref)
    const header = good.subarray(0, HEADER)
    const chunk = (n: number) => good.subarray(HEADER + n * STORED_CHUNK, HEADER + (n + 1) * STORED_CHUNK)
    for (const order of [[1, 0, 2], [0, 2], [0, 2, 1], [0, 0, 2], [0, 1, 1, 2], [1, 2], [2]]) {
      await store.overwrite(ref, Buffer.concat([header, ...order.map(chunk)]))
      await expect(store.read(ref), order.join()).rejects.toThrow(FileCorrupt)
    }
    await store.overwrite(ref, Buffer.concat([header, ...[0, 1, 2].map(chunk)]))
    expect(await store.read(ref)).toHaveLength(3 * CHUNK)
  })

  it('emits only bytes that were authentic before the damage, then fails', async () => {
    const { ref, bytes } = await store.aFile(4 * CHUNK)
    const changed = await store.stored(ref)
    changed.writeUInt8(changed.readUInt8(HEADER + 2 * STORED_CHUNK + 5) ^ 1, HEADER + 2 * STORED_CHUNK + 5)
    await store.overwrite(ref, changed)
    const stream = await store.files.get(ref)
    const seen: Buffer[] = []
    stream.on('data', (data: Buffer) => seen.push(data))
    const error = await new Promise((resolve) => stream.once('error', resolve))
    expect(error).toBeInstanceOf(FileCorrupt)
    expect(stream.destroyed).toBe(true)
    expect(Buffer.concat(seen).equals(bytes.subarray(0, 2 * CHUNK))).toBe(true)
  })
})
