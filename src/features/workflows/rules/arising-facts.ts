import type { RecordField } from '#features/registrations/rules/company-record.ts'

/** Fields of the company record that the agent learns from a paper, by the paper's name in the template (K5). */
const byPaper: Readonly<Record<string, readonly RecordField[]>> = {
  'Aceite do agente registrado': ['registeredAgent'],
  'Protocolo de arquivamento': ['filedOn'],
  'Documento de formação aprovado': ['fileNumber', 'formedOn'],
  'Documento de constituição aprovado': ['fileNumber', 'formedOn'],
  'Registro da sociedade': ['filedOn', 'fileNumber', 'formedOn'],
  'Registro de DBA': ['filedOn', 'fileNumber', 'formedOn'],
  'Comprovante de envio do SS-4': ['ss4SentOn'],
  'Carta de confirmação do EIN': ['ein', 'einOn'],
}

/** Fields of the company record that a task's papers reveal, in the order of the papers. */
export const factsArisingFrom = (papersBrought: readonly string[]): RecordField[] => [
  ...new Set(papersBrought.flatMap((name) => (Object.hasOwn(byPaper, name) ? (byPaper[name] ?? []) : []))),
]
