import type { Readable } from 'node:stream'

/** Opaque bytes under a key. */
export interface Blobs {
  /** Stores all or nothing, replacing what was there in one step. */
  put(key: string, source: AsyncIterable<Uint8Array>): Promise<void>
  /** Rejects with FileMissing when there is nothing under the key. */
  get(key: string): Promise<Readable>
  remove(key: string): Promise<void>
  check(): Promise<void>
  /** Whether nothing at all is stored; what an interrupted write left behind does not count. */
  isEmpty(): Promise<boolean>
  /** Removes what interrupted writes left behind more than a day before `now`; returns how many. */
  sweep(now: Date): Promise<number>
}

const KEY = /^[a-z0-9-]{16,64}$/

/** Keys become paths and URLs: anything else than our own random keys is refused. */
export function requireBlobKey(key: string): string {
  if (!KEY.test(key)) throw new TypeError('not a storage key')
  return key
}
