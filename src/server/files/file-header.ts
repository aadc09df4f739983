import { type Keys, keyId, openBox, sealBox } from '#server/keys/keys.ts'
import { FileCorrupt, type FileRef, UnknownKey } from './files.ts'

/** Magic with format version, id of the wrapping key, wrapped file key (iv, key, tag). */
const MAGIC = { files: Buffer.from('TVF1'), backup: Buffer.from('TVB1') }
const MAGIC_BYTES = 4
const KEY_ID_BYTES = 8
const WRAPPED_BYTES = 12 + 32 + 16
const KEY_AT = MAGIC_BYTES + KEY_ID_BYTES
const HEADER_BYTES = KEY_AT + WRAPPED_BYTES

type Purpose = keyof typeof MAGIC
type OpenedHeader = { fileKey: Buffer; isCurrent: boolean }

export function makeHeader(keys: Keys, ref: FileRef, fileKey: Buffer, purpose: Purpose = 'files'): Buffer {
  const master = keys.derive(purpose)
  return Buffer.concat([MAGIC[purpose], keyId(master), sealBox(master, fileKey, aad(ref))])
}

export function openHeader(keys: Keys, ref: FileRef, header: Buffer, purpose: Purpose = 'files'): OpenedHeader {
  if (!header.subarray(0, MAGIC_BYTES).equals(MAGIC[purpose])) throw new FileCorrupt('not an encrypted file')
  const id = header.subarray(MAGIC_BYTES, KEY_AT)
  for (const master of keys.openers(purpose)) {
    if (!keyId(master).equals(id)) continue
    try {
      const fileKey = openBox(master, header.subarray(KEY_AT), aad(ref))
      return { fileKey, isCurrent: master === keys.derive(purpose) }
    } catch (error) {
      throw new FileCorrupt('the file key was changed or belongs to another document', { cause: error })
    }
  }
  throw new UnknownKey('encrypted with a key that is neither the current nor the previous one')
}

/** Splits the stored bytes; `body` has to be read before the source can end. */
export async function takeHeader(source: AsyncIterable<Uint8Array>) {
  const pieces = source[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.length < HEADER_BYTES) {
    const piece = await pieces.next()
    if (piece.done) throw new FileCorrupt('the file is cut off')
    head = Buffer.concat([head, piece.value])
  }
  async function* body() {
    yield head.subarray(HEADER_BYTES)
    for await (const piece of { [Symbol.asyncIterator]: () => pieces }) yield piece
  }
  return { header: head.subarray(0, HEADER_BYTES), body: body() }
}

function aad(ref: FileRef): string {
  return JSON.stringify(['file key', ref.documentId, ref.version])
}
