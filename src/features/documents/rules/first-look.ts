import { endingFits, type FileKind, fileKindOf, fileKinds, MOST_FILE_BYTES } from '#rules/files/file-kinds.ts'
import type { FileRefusal } from '#rules/files/refusals.ts'

type Picked = { name: string; type: string; size: number }
export type FirstLook = { kind: FileKind } | { refused: Extract<FileRefusal, 'wrong_kind' | 'too_large'> }

/** Checks type, extension and size of a file before the upload (G25); the server inspects its content. */
export function firstLook({ name, type, size }: Picked): FirstLook {
  // Some systems give a file no type; then its extension decides.
  const kind = type ? fileKindOf(type) : fileKinds.find((one) => endingFits(one, name))
  if (!kind || !endingFits(kind, name)) return { refused: 'wrong_kind' }
  return size > MOST_FILE_BYTES ? { refused: 'too_large' } : { kind }
}
