import type { Language } from '#rules/language/preferences.ts'

/** The notice at the top of an invoice or a credit note of a test payment. */
export const testBills: Record<Language, string> = {
  pt_BR: 'TESTE: nada foi cobrado, e este papel não vale como comprovante.',
  en_US: 'TEST: nothing was charged, and this paper is no proof of payment.',
  es_ES: 'PRUEBA: no se cobró nada, y este papel no vale como comprobante.',
}
