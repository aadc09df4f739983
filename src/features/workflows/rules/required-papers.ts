import type { PaperKind } from '#features/documents/rules/paper-kinds.ts'
import type { DocumentStatus } from '#features/documents/rules/status.ts'
import type { DocumentType } from '#features/documents/rules/types.ts'
import { kindsNamed } from '#features/papers/rules/kinds-of-company.ts'

/** Whether a paper that a task names is approved, waits for the team's review, is expected from the customer, or does not exist. */
export const paperStates = ['there', 'to_review', 'expected', 'missing'] as const
export type PaperState = (typeof paperStates)[number]

/** What a registration has; a paper is looked up in it by its name in the template. */
export type Held = {
  documents: readonly {
    id: string
    name: string
    type: DocumentType
    status: DocumentStatus
    /** Set when the document was generated from the registration. */
    paperKind: PaperKind | null
  }[]
  companyTypeId: string
  paid: boolean
  /** Whether the registered agent was entered. */
  registeredAgent: boolean
}
type Found = {
  state: PaperState
  documentIds: string[]
  /** Kinds of papers generated from the registration that count as this one. */
  kinds: PaperKind[]
}

const typesByName: Readonly<Record<string, DocumentType>> = {
  'Passaporte, RG ou CNH': 'identification',
  'Comprovante de endereço': 'address',
}
/** Papers without a file: the registration's data says whether they exist. */
const factsByName: Readonly<Record<string, (held: Held) => boolean>> = {
  'Comprovante de pagamento': ({ paid }) => paid,
  'Opções de nome da empresa': () => true,
  'Dados do agente registrado': ({ registeredAgent }) => registeredAgent,
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
const stateBy: Record<DocumentStatus, PaperState> = {
  approved: 'there',
  submitted: 'to_review',
  pending: 'expected',
  rejected: 'expected',
}

/** Finds the documents of a paper and their worst state, as several may count: each owner has a passport. */
export function findPaper(name: string, held: Held): Found {
  const fact = Object.hasOwn(factsByName, name) ? factsByName[name] : undefined
  if (fact) return { state: fact(held) ? 'there' : 'missing', documentIds: [], kinds: [] }
  const kinds = kindsNamed(name, held.companyTypeId)
  const type = Object.hasOwn(typesByName, name) ? typesByName[name] : undefined
  const documents = held.documents.filter((document) => {
    if (type) return document.type === type && document.paperKind === null
    return (document.paperKind !== null && kinds.includes(document.paperKind)) || folded(document.name) === folded(name)
  })
  const states = new Set(documents.map(({ status }) => stateBy[status]))
  return {
    state: (['expected', 'to_review', 'there'] as const).find((state) => states.has(state)) ?? 'missing',
    documentIds: documents.map(({ id }) => id),
    kinds,
  }
}

/** The letter in which the IRS confirms the EIN. */
const EIN_LETTER = 'Carta de confirmação do EIN'
export const isEinLetter = (name: string): boolean => name === EIN_LETTER

/** Only the state's own answer has type `formation`, the document that approval asks for (K6). */
const typeOfBrought: Readonly<Record<string, DocumentType>> = {
  'Documento de formação aprovado': 'formation',
  'Documento de constituição aprovado': 'formation',
  'Registro da sociedade': 'formation',
  'Registro de DBA': 'formation',
  'Operating Agreement': 'contract',
  Bylaws: 'contract',
  'Partnership Agreement': 'contract',
  'Ata de organização': 'contract',
  'Certificados de ações': 'certificate',
  'SS-4 assinado': 'tax_documentation',
  'Formulário SS-4': 'tax_documentation',
  'Comprovante de envio do SS-4': 'tax_documentation',
  [EIN_LETTER]: 'tax_documentation',
  'Calendário de obrigações': 'tax_documentation',
  'Dossiê bancário': 'banking_reference',
  'Lista de licenças': 'license',
}

/** The document type under which an attached paper of a task is stored. */
export const documentTypeOfPaper = (name: string): DocumentType =>
  (Object.hasOwn(typeOfBrought, name) ? typeOfBrought[name] : undefined) ?? 'other'
