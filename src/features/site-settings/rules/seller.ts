import type { Language } from '#rules/language/preferences.ts'
import { formatCnpj } from './cnpj.ts'

/** What Decreto 7.962 art. 2 wants of the seller on every page, and LGPD art. 41 of the data protection officer (G260). */
export const sellerFields = ['legalName', 'cnpj', 'sellerAddress', 'officerName', 'officerEmail'] as const
export type SellerField = (typeof sellerFields)[number]
/** An empty text is a setting that is not filled in; the CNPJ is stored without punctuation. */
export type Seller = Readonly<Record<SellerField, string>>

export const missingOf = (seller: Seller): SellerField[] => sellerFields.filter((field) => seller[field] === '')

const officer: Record<Language, string> = {
  pt_BR: 'Encarregado pelos dados pessoais (LGPD)',
  en_US: 'Data protection officer (LGPD)',
  es_ES: 'Delegado de protección de datos (LGPD)',
}

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(', ')

/** Who sells, line by line, for invoices and mails; what is empty is left out. */
export function sellerLines(seller: Seller, language: Language): string[] {
  const reached = joined(seller.officerName, seller.officerEmail)
  return [
    joined(seller.legalName, seller.cnpj && `CNPJ ${formatCnpj(seller.cnpj)}`),
    seller.sellerAddress,
    reached && `${officer[language]}: ${reached}`,
  ].filter((line) => line !== '')
}
