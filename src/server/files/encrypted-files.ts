import { createHash, type Hash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Keys } from '#server/keys/keys.ts'
import type { Blobs } from './blobs.ts'
import { decryptChunks, encryptChunks } from './chunks.ts'
import { makeHeader, openHeader, takeHeader } from './file-header.ts'
import { type FileRef, type Files, FileTooLarge } from './files.ts'

type Bytes = AsyncIterable<Uint8Array>

export interface EncryptedFiles extends Files {
  /**
   * Wraps the file's key with the current application key; false when it already is. The caller must block removals (`holdRemovals`),
   * or a file that is removed meanwhile would come back.
   */
  rewrap(ref: FileRef): Promise<boolean>
  /** Removes what interrupted writes left behind more than a day before `now`; returns how many. */
  sweep(now: Date): Promise<number>
}

export function makeEncryptedFiles(blobs: Blobs, keys: Keys): EncryptedFiles {
  async function put(ref: FileRef, source: Readable | Bytes, options: { maxBytes?: number } = {}) {
    const counter = { bytes: 0, hash: createHash('sha256') }
    const fileKey = randomBytes(32)
    const plaintext = counted(counter, keptOpen(source), options.maxBytes ?? Number.POSITIVE_INFINITY)
    await blobs.put(ref.key, joined(makeHeader(keys, ref, fileKey), encryptChunks(fileKey, ref, plaintext)))
    return { bytes: counter.bytes, sha256: counter.hash.digest('hex') }
  }

  async function get(ref: FileRef): Promise<Readable> {
    const stored = await blobs.get(ref.key)
    try {
      const { header, body } = await takeHeader(stored)
      const plaintext = decryptChunks(openHeader(keys, ref, header).fileKey, ref, body)
      // the first chunk is checked here, so that most damage is an error and not a broken answer
      const first = await plaintext.next()
      const stream = Readable.from(first.done ? [] : joined(first.value, plaintext), { objectMode: false })
      return stream.once('close', () => stored.destroy())
    } catch (error) {
      stored.destroy()
      throw error
    }
  }

  async function rewrap(ref: FileRef): Promise<boolean> {
    const stored = await blobs.get(ref.key)
    try {
      const { header, body } = await takeHeader(stored)
      const { fileKey, isCurrent } = openHeader(keys, ref, header)
      if (isCurrent) return false
      await blobs.put(ref.key, joined(makeHeader(keys, ref, fileKey), body))
      return true
    } finally {
      stored.destroy()
    }
  }

  return { put, get, rewrap, remove: blobs.remove, check: blobs.check, sweep: blobs.sweep }
}

async function* counted(counter: { bytes: number; hash: Hash }, source: Bytes, maxBytes: number): Bytes {
  for await (const piece of source) {
    counter.bytes += piece.length
    if (counter.bytes > maxBytes) throw new FileTooLarge(`the file has more than ${maxBytes} bytes`)
    counter.hash.update(piece)
    yield piece
  }
}

async function* joined(first: Uint8Array, rest: Bytes): Bytes {
  yield first
  yield* rest
}

// destroying a request would close its connection before the refusal is sent
function keptOpen(source: Readable | Bytes): Bytes {
  if (!(source instanceof Readable)) return source
  return { [Symbol.asyncIterator]: () => source.iterator({ destroyOnReturn: false }) }
}
