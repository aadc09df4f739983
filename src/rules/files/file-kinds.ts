export const MOST_FILE_BYTES = 10 * 1024 * 1024

/** Accepted file types with their allowed extensions. */
const endings = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
} as const satisfies Record<string, readonly string[]>

export type FileKind = keyof typeof endings
export const fileKinds = Object.keys(endings) as FileKind[]
export const usualEnding = (kind: FileKind): string => endings[kind][0]

export const fileKindOf = (contentType: string): FileKind | undefined =>
  fileKinds.find((kind) => kind === contentType.split(';')[0]?.trim().toLowerCase())

export const endingOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? ''
export const endingFits = (kind: FileKind, name: string): boolean =>
  (endings[kind] as readonly string[]).includes(endingOf(name))
