import type { PaperKind } from '#features/documents/rules/paper-kinds.ts'
import type { DocumentStatus } from '#features/documents/rules/status.ts'
import type { DocumentType } from '#features/documents/rules/types.ts'
import { kindsNamed } from '#features/papers/rules/kinds-of-company.ts'

/** Whether a paper that a task names is there, waits for the team, is expected from the customer, or does not exist. */
export const paperStates = ['there', 'to_review', 'expected', 'missing'] as const
export type PaperState = (typeof paperStates)[number]

/** What the process has; papers are found among it by their name in the template. */
export type Held = {
  documents: readonly {
    id: string
    name: string
    type: DocumentType
    status: DocumentStatus
    /** Where it was made from the registration. */
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
  /** The papers that are made for it from the registration. */
  kinds: PaperKind[]
}

const typesByName: Readonly<Record<string, DocumentType>> = {
  'Passaporte, RG ou CNH': 'identification',
  'Comprovante de endereço': 'address',
}
/** Papers that are no files: the order itself says whether they are there. */
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

/** The paper that a task names, with the worst state among the documents that stand for it: each owner has an own passport. */
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

/** The letter in which the tax office confirms the EIN. */
const EIN_LETTER = 'Carta de confirmação do EIN'
export const isEinLetter = (name: string): boolean => name === EIN_LETTER

/** Only the state's own answer is the formation document, without which a company is not approved silently (K6). */
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

/** As which kind of document a paper of a task is kept when somebody attaches it. */
export const documentTypeOfPaper = (name: string): DocumentType =>
  (Object.hasOwn(typeOfBrought, name) ? typeOfBrought[name] : undefined) ?? 'other'
