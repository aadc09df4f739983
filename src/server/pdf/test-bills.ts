import type { Language } from '#rules/language/preferences.ts'

/** What an invoice or a credit note of a test payment says above everything else. */
export const testBills: Record<Language, string> = {
  pt_BR: 'TESTE: nada foi cobrado, e este papel não vale como comprovante.',
  en_US: 'TEST: nothing was charged, and this paper is no proof of payment.',
  es_ES: 'PRUEBA: no se cobró nada, y este papel no vale como comprobante.',
}
