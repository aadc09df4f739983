// One table for each document type's name, customer tab and agents' filter (D12).
export const customerTabs = ['Legal Documents', 'Tax', 'Licenses', 'Banking', 'Personal'] as const
export type CustomerTab = (typeof customerTabs)[number]

export const typeFilterLabels = {
  contract: 'Contrato',
  certificate: 'Certificado',
  tax: 'Fiscal',
  legal: 'Legal',
  banking: 'Bancário',
} as const
export type TypeFilter = keyof typeof typeFilterLabels
export const typeFilterKeys = Object.keys(typeFilterLabels) as TypeFilter[]

type Row = { name: string; tab: CustomerTab; filter: TypeFilter }

const table = {
  identification: { name: 'Documento de identidade', tab: 'Personal', filter: 'legal' },
  address: { name: 'Comprovante de endereço', tab: 'Personal', filter: 'legal' },
  business_purpose: { name: 'Objetivo da empresa', tab: 'Legal Documents', filter: 'legal' },
  tax_documentation: { name: 'Documento fiscal', tab: 'Tax', filter: 'tax' },
  banking_reference: { name: 'Referência bancária', tab: 'Banking', filter: 'banking' },
  license: { name: 'Licença', tab: 'Licenses', filter: 'certificate' },
  formation: { name: 'Documento de constituição', tab: 'Legal Documents', filter: 'legal' },
  contract: { name: 'Contrato', tab: 'Legal Documents', filter: 'contract' },
  certificate: { name: 'Certificado', tab: 'Legal Documents', filter: 'certificate' },
  other: { name: 'Outro documento', tab: 'Legal Documents', filter: 'legal' },
} as const satisfies Record<string, Row>

export type DocumentType = keyof typeof table
export const documentTypes = Object.keys(table) as DocumentType[]
const row = (type: DocumentType): Row => table[type]

export const documentTypeName = (type: DocumentType): string => row(type).name
export const customerTab = (type: DocumentType): CustomerTab => row(type).tab
export const typeFilter = (type: DocumentType): TypeFilter => row(type).filter
export const typesIn = (filter: TypeFilter): DocumentType[] =>
  documentTypes.filter((type) => row(type).filter === filter)
