import type { ErrorCode } from '#rules/errors.ts'
import type { FileKind } from '#rules/files/file-kinds.ts'
import type { RefusalReason } from '#rules/refusal-reason.ts'

/** A file to inspect, and the line on which its pieces travel. */
export type Order = { kind: FileKind; port: import('node:worker_threads').MessagePort }
/** The next piece of a file; undefined after the last one. */
export type ToThread = { piece: Uint8Array<ArrayBuffer> | undefined }
export type FromThread =
  | { says: 'more' }
  | { says: 'kept'; piece: Uint8Array<ArrayBuffer> }
  | { says: 'done' }
  | { says: 'refused'; code: ErrorCode; reason: RefusalReason | undefined }
  | { says: 'failed'; stack: string }

/** Files of these kinds are kept as they are or not at all, so that no piece of them has to come back. */
export const keptWhole: ReadonlySet<FileKind> = new Set<FileKind>(['application/pdf'])

/** A copy that may change hands: the bytes of a piece can be a part of a larger buffer that others use. */
export const ownCopy = (bytes: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)
