import type { DocumentType } from '#domain/documents/types.ts'
import { documentTypeName } from '#domain/documents/types.ts'

export type Packed = {
  path: string
  name: string
  type: DocumentType
  version: number
  sizeBytes: number
  sentAt: Date
  missing: boolean
}

const day = (at: Date): string => at.toISOString().slice(0, 10).split('-').reverse().join('/')
const size = (bytes: number): string => `${(bytes / 1024).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} KB`

/** What is in the archive, for people: opened with any editor, and nothing in it can be taken for a formula. */
export function zipIndex(companyName: string, at: Date, packed: readonly Packed[]): string {
  const entries = packed.flatMap((one) => [
    one.path,
    `  Documento: ${one.name}`,
    `  Tipo: ${documentTypeName(one.type)}`,
    `  Versão ${one.version}, enviada em ${day(one.sentAt)}, ${size(one.sizeBytes)}`,
    ...(one.missing ? ['  O arquivo não foi encontrado e não está neste pacote.'] : []),
    '',
  ])
  const head = [`Documentos de ${companyName}`, `Pacote feito em ${day(at)}`, `${packed.length} arquivo(s)`, '']
  return [...head, ...entries].join('\r\n')
}
