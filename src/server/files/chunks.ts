import { createCipheriv, createDecipheriv } from 'node:crypto'
import { FileCorrupt, type FileRef } from './files.ts'

const CHUNK_BYTES = 64 * 1024
const TAG_BYTES = 16

type Bytes = AsyncIterable<Uint8Array>

/** Chunks of 64 KiB, each encrypted and authenticated by itself and bound to its document, version and position. */
export async function* encryptChunks(fileKey: Buffer, ref: FileRef, source: Bytes): AsyncGenerator<Buffer> {
  let index = 0
  for await (const { bytes, last } of inChunksOf(CHUNK_BYTES, source)) {
    const cipher = createCipheriv('aes-256-gcm', fileKey, nonce(index)).setAAD(aad(ref, index, last))
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    index += 1
  }
}

export async function* decryptChunks(fileKey: Buffer, ref: FileRef, source: Bytes): AsyncGenerator<Buffer> {
  let index = 0
  for await (const { bytes, last } of inChunksOf(CHUNK_BYTES + TAG_BYTES, source)) {
    if (bytes.length < TAG_BYTES) throw new FileCorrupt('the file is cut off')
    const decipher = createDecipheriv('aes-256-gcm', fileKey, nonce(index), { authTagLength: TAG_BYTES })
      .setAAD(aad(ref, index, last))
      .setAuthTag(bytes.subarray(-TAG_BYTES))
    const plaintext = decipher.update(bytes.subarray(0, -TAG_BYTES))
    try {
      decipher.final()
    } catch {
      // Node's own message says nothing more than that the tag did not match
      throw new FileCorrupt(`chunk ${index} was changed, moved, cut off or belongs to another document`)
    }
    if (plaintext.length > 0) yield plaintext
    index += 1
  }
}

/** The yielded bytes are reused for the next chunk. A chunk is the last one when nothing follows it. */
async function* inChunksOf(size: number, source: Bytes): AsyncGenerator<{ bytes: Buffer; last: boolean }> {
  const chunk = Buffer.alloc(size)
  let filled = 0
  for await (const piece of source) {
    let taken = 0
    while (taken < piece.length) {
      if (filled === size) {
        yield { bytes: chunk, last: false }
        filled = 0
      }
      const part = piece.subarray(taken, taken + size - filled)
      chunk.set(part, filled)
      filled += part.length
      taken += part.length
    }
  }
  yield { bytes: chunk.subarray(0, filled), last: true }
}

// counting is safe: every file has its own random key
function nonce(index: number): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt32BE(index, 8)
  return bytes
}

function aad(ref: FileRef, index: number, last: boolean): Buffer {
  return Buffer.from(JSON.stringify(['file chunk', ref.documentId, ref.version, index, last]))
}
