import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/** `key` is the storage key of the bytes; document id and version are bound into the ciphertext. */
export type FileRef = { key: string; documentId: string; version: number }

export interface Files {
  /**
   * Stores all or nothing. A `Readable` source is left open when storing fails, so that a request can still be answered;
   * the caller ends it.
   */
  put(
    ref: FileRef,
    source: Readable | AsyncIterable<Uint8Array>,
    options?: { maxBytes?: number },
  ): Promise<{ bytes: number; sha256: string }>
  /** The plaintext; the stream is destroyed with FileCorrupt before a byte that is not authentic would leave it. */
  get(ref: FileRef): Promise<Readable>
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>
  /** Rejects when a file could not be written and deleted now. */
  check(): Promise<void>
}

export class FileTooLarge extends Error {
  override name = 'FileTooLarge'
}

export class StorageFull extends Error {
  override name = 'StorageFull'
}

export class FileMissing extends Error {
  override name = 'FileMissing'
}

export class FileCorrupt extends Error {
  override name = 'FileCorrupt'
}

export class UnknownKey extends FileCorrupt {
  override name = 'UnknownKey'
}

export function newFileKey(): string {
  return randomUUID()
}
