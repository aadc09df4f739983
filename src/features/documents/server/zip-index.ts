import { documentNameIn, documentTypeNameIn } from '#features/documents/rules/document-names.ts'
import type { DocumentType } from '#features/documents/rules/types.ts'
import { formatsOf } from '#rules/language/formats.ts'
import { languageTag } from '#rules/language/language-tag.ts'
import type { Reader } from '#server/language/reader.ts'
import { zipWords } from './zip-words.ts'

export type Packed = {
  path: string
  name: string
  type: DocumentType
  version: number
  sizeBytes: number
  sentAt: Date
  missing: boolean
}

/** The archive's index as plain text: any editor opens it, and no spreadsheet evaluates a name in it as a formula. */
export function zipIndex(
  companyName: string,
  at: Date,
  packed: readonly Packed[],
  { language, timeZone }: Reader,
): string {
  const words = zipWords[language]
  const day = (time: Date): string => formatsOf(language).shortDay(time, timeZone)
  const size = (bytes: number): string =>
    `${(bytes / 1024).toLocaleString(languageTag[language], { maximumFractionDigits: 1 })} KB`
  const entries = packed.flatMap((one) => [
    one.path,
    `  ${words.document(documentNameIn(language, one))}`,
    `  ${words.type(documentTypeNameIn(language, one.type))}`,
    `  ${words.version(one.version, day(one.sentAt), size(one.sizeBytes))}`,
    ...(one.missing ? [`  ${words.missing}`] : []),
    '',
  ])
  return [words.title(companyName), words.made(day(at)), words.files(packed.length), '', ...entries].join('\r\n')
}
