import type { Language } from '#rules/language/preferences.ts'
import { paperNamed, paperNames } from './paper-kinds.ts'
import { type DocumentType, documentTypeName } from './types.ts'

/** Names of the document types outside Portuguese; documents are stored with their Portuguese name. */
export const documentTypeNames: Record<Exclude<Language, 'pt_BR'>, Record<DocumentType, string>> = {
  en_US: {
    identification: 'Identity document',
    address: 'Proof of address',
    business_purpose: 'Business purpose',
    tax_documentation: 'Tax document',
    banking_reference: 'Bank reference',
    license: 'License',
    formation: 'Formation document',
    contract: 'Contract',
    certificate: 'Certificate',
    other: 'Other document',
  },
  es_ES: {
    identification: 'Documento de identidad',
    address: 'Comprobante de domicilio',
    business_purpose: 'Objeto de la empresa',
    tax_documentation: 'Documento fiscal',
    banking_reference: 'Referencia bancaria',
    license: 'Licencia',
    formation: 'Documento de constitución',
    contract: 'Contrato',
    certificate: 'Certificado',
    other: 'Otro documento',
  },
}

/** A document's name in the reader's language if the product named it; a name that a person typed is not translated. */
export function documentNameIn(language: Language, document: { name: string; type: DocumentType }): string {
  const ours = documentTypeName(document.type)
  // An order names a document by its type, or by its type and its owner.
  const isOurs = document.name === ours || document.name.startsWith(`${ours}: `)
  if (language === 'pt_BR') return document.name
  const paper = paperNamed(document.name)
  if (paper) return paperNames[language][paper]
  if (!isOurs) return document.name
  return documentTypeNames[language][document.type] + document.name.slice(ours.length)
}

export const documentTypeNameIn = (language: Language, type: DocumentType): string =>
  documentNameIn(language, { name: documentTypeName(type), type })
