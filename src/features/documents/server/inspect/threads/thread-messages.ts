import type { ErrorCode } from '#rules/errors.ts'
import type { FileKind } from '#rules/files/file-kinds.ts'
import type { RefusalReason } from '#rules/refusal-reason.ts'

/** A file to inspect, and the port on which its pieces are exchanged. */
export type Order = { kind: FileKind; port: import('node:worker_threads').MessagePort }
/** The next piece of a file; undefined after the last one. */
export type ToThread = { piece: Uint8Array<ArrayBuffer> | undefined }
export type FromThread =
  | { says: 'more' }
  | { says: 'kept'; piece: Uint8Array<ArrayBuffer> }
  | { says: 'done' }
  | { says: 'refused'; code: ErrorCode; reason: RefusalReason | undefined }
  | { says: 'failed'; stack: string }

/** Files of these kinds are stored unchanged or refused, so that the worker sends no pieces back. */
export const keptWhole: ReadonlySet<FileKind> = new Set<FileKind>(['application/pdf'])

/** A copy that can be transferred to another thread: a piece may share a larger buffer with other data. */
export const ownCopy = (bytes: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)
