import type { DocumentStatus } from '#features/documents/rules/status.ts'
import { newFileKey } from '#server/files/files.ts'
import type { DemoCompany, PaperState } from './demo-company.ts'
import { pdfOf } from './factories/pdf.ts'
import { ownersOf } from './owners-of.ts'

export type Requirement = {
  id: string
  document_type: string
  name: string
  description: string | null
  per_owner: boolean
}

/** A document of the demo before it is written; with a file unless it is still to be sent. */
export type Paper = {
  documentId: string
  name: string
  type: string
  einLetter: boolean
  status: DocumentStatus
  rejection: string | null
  requirement: Requirement | null
  ownerPosition: number | null
  file: { key: string; fileName: string; bytes: Buffer } | null
}

const MIXED: DocumentStatus[] = ['approved', 'pending', 'rejected', 'pending', 'submitted']
const statusAt: Record<PaperState, (place: number) => DocumentStatus> = {
  waiting: () => 'pending',
  sent: () => 'submitted',
  approved: () => 'approved',
  mixed: (place) => MIXED[place % MIXED.length] ?? 'pending',
}

const FILE_NAMES: Record<string, string> = {
  identification: 'passaporte.pdf',
  address: 'comprovante-de-endereco.pdf',
  business_purpose: 'objetivo-da-empresa.pdf',
}
const REJECTIONS: Record<string, string> = {
  identification: 'A foto está cortada. Envie a página inteira, com a validade.',
  address: 'O comprovante tem mais de 90 dias. Envie um mais recente.',
  business_purpose: 'Conte também para quem a empresa vai vender.',
}
const DISCLAIMER = 'Documento fictício da demonstração, sem valor legal.'

const pdf = (title: string, company: DemoCompany, lines: string[]): Buffer =>
  pdfOf(title, [`Empresa: ${company.name}`, ...lines, '', DISCLAIMER])

function requiredPaper(
  newId: () => string,
  company: DemoCompany,
  at: { need: Requirement; owner: number | null; place: number },
): Paper {
  const { need, owner, place } = at
  const owners = ownersOf(company)
  const holder = owner === null ? undefined : owners[owner]?.name
  const status = statusAt[company.papers](place)
  const name = holder && owners.length > 1 ? `${need.name}: ${holder}` : need.name
  const lines = [...(holder ? [`Sócio: ${holder}`] : []), ...(need.per_owner ? ['Número: 000000'] : [company.purpose])]
  const fileName = FILE_NAMES[need.document_type] ?? 'documento.pdf'
  return {
    documentId: newId(),
    name,
    type: need.document_type,
    einLetter: false,
    status,
    rejection: status === 'rejected' ? (REJECTIONS[need.document_type] ?? 'O arquivo não pôde ser lido.') : null,
    requirement: need,
    ownerPosition: owner,
    file: status === 'pending' ? null : { key: newFileKey(), fileName, bytes: pdf(need.name, company, lines) },
  }
}

function staffPaper(
  newId: () => string,
  company: DemoCompany,
  of: { name: string; type: string; fileName: string; line: string },
): Paper {
  const file = { key: newFileKey(), fileName: of.fileName, bytes: pdf(of.name, company, [of.line]) }
  const fixed = { status: 'approved' as const, rejection: null, requirement: null, ownerPosition: null }
  return { documentId: newId(), name: of.name, type: of.type, einLetter: of === EIN, ...fixed, file }
}

const FORMATION = {
  name: 'Certificado de formação',
  type: 'formation',
  fileName: 'certificado-de-formacao.pdf',
  line: 'Arquivado no registro do estado.',
}
const EIN = {
  name: 'Carta do EIN',
  type: 'tax_documentation',
  fileName: 'carta-do-ein.pdf',
  line: 'Employer Identification Number: 00-0000000',
}

/** The documents that the company type requires, and those that staff uploaded for an approved company. */
export function planPapers(newId: () => string, company: DemoCompany, requirements: Requirement[]): Paper[] {
  const positions = ownersOf(company).map((_, position) => position)
  const wanted = requirements.flatMap((need) => {
    const holders: (number | null)[] = need.per_owner ? positions : [null]
    return holders.map((owner) => ({ need, owner }))
  })
  const required = wanted.map((at, place) => requiredPaper(newId, company, { ...at, place }))
  const made = company.status === 'approved' ? [FORMATION, EIN].map((of) => staffPaper(newId, company, of)) : []
  return [...required, ...made]
}
