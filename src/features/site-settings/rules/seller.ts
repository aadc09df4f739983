import type { Language } from '#rules/language/preferences.ts'
import { formatCnpj } from './cnpj.ts'

/** Fields required on every page: of the seller by Decreto 7.962 art. 2, of the data protection officer by LGPD art. 41 (G260). */
export const sellerFields = ['legalName', 'cnpj', 'sellerAddress', 'officerName', 'officerEmail'] as const
export type SellerField = (typeof sellerFields)[number]
/** An empty text is a setting that has not been entered; the CNPJ is stored without punctuation. */
export type Seller = Readonly<Record<SellerField, string>>

export const missingOf = (seller: Seller): SellerField[] => sellerFields.filter((field) => seller[field] === '')

const officer: Record<Language, string> = {
  pt_BR: 'Encarregado pelos dados pessoais (LGPD)',
  en_US: 'Data protection officer (LGPD)',
  es_ES: 'Delegado de protección de datos (LGPD)',
}

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(', ')

/** The seller's details for invoices and mails, without the empty ones. */
export function sellerLines(seller: Seller, language: Language): string[] {
  const reached = joined(seller.officerName, seller.officerEmail)
  return [
    joined(seller.legalName, seller.cnpj && `CNPJ ${formatCnpj(seller.cnpj)}`),
    seller.sellerAddress,
    reached && `${officer[language]}: ${reached}`,
  ].filter((line) => line !== '')
}
