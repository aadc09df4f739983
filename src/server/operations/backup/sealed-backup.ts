import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { decryptChunks, encryptChunks } from '#server/files/chunks.ts'
import { makeHeader, openHeader, takeHeader } from '#server/files/file-header.ts'
import { FileCorrupt, type FileRef, UnknownKey } from '#server/files/files.ts'
import { errorCode } from '#server/files/temp-files.ts'
import type { Keys } from '#server/keys/keys.ts'
import { StartupError } from '#server/start/startup-error.ts'

/** Every backup has its own random key, so this reference only distinguishes its chunks from those of customers' files. */
const REF: FileRef = { key: 'backup', documentId: 'backup', version: 1 }

/** The bytes of a backup file: a header with the wrapped key, then sealed chunks, as customers' files are stored. */
export async function* sealBackup(keys: Keys, source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void> {
  const key = randomBytes(32)
  yield makeHeader(keys, REF, key, 'backup')
  yield* encryptChunks(key, REF, source)
}

export async function* openBackup(keys: Keys, path: string): AsyncGenerator<Buffer, void> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 })
  try {
    const { header, body } = await takeHeader(file)
    yield* decryptChunks(openHeader(keys, REF, header, 'backup').fileKey, REF, body)
  } finally {
    file.destroy()
  }
}

export const damaged = (path: string, cause?: unknown): StartupError =>
  new StartupError(`O arquivo ${path} não é uma cópia íntegra: está cortado ou foi alterado.`, { cause })

/** Turns the error of an unreadable backup into a StartupError with its reason, if it is known. */
export function refusalOf(error: unknown, path: string): unknown {
  if (error instanceof UnknownKey)
    return new StartupError(
      `A cópia ${path} foi feita com outra chave. Defina a de então como BACKUP_KEY, APP_KEY ou APP_KEY_PREVIOUS.`,
      { cause: error },
    )
  if (error instanceof FileCorrupt) return damaged(path, error)
  if (errorCode(error) === 'ENOENT') return new StartupError(`Não há cópia em ${path}.`, { cause: error })
  return error
}
