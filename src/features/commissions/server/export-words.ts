import type { Language } from '#rules/language/preferences.ts'

type Words = { fileName: (month: string | undefined) => string; headings: readonly string[] }

export const exportWords: Record<Language, Words> = {
  pt_BR: {
    fileName: (month) => `comissoes${month ? `-${month}` : ''}.csv`,
    headings: [
      'Data',
      'Agente',
      'Empresa',
      'Tipo',
      'Estado',
      'Subtotal (US$)',
      'Bônus de complexidade (US$)',
      'Bônus de rapidez (US$)',
      'Total (US$)',
      'Pago em (UTC)',
      'Pago por',
      'Id',
      'Estorna a comissão (Id)',
    ],
  },
  en_US: {
    fileName: (month) => `commissions${month ? `-${month}` : ''}.csv`,
    headings: [
      'Date',
      'Agent',
      'Company',
      'Type',
      'State',
      'Subtotal (US$)',
      'Complexity bonus (US$)',
      'Speed bonus (US$)',
      'Total (US$)',
      'Paid at (UTC)',
      'Paid by',
      'Id',
      'Reverses commission (Id)',
    ],
  },
  es_ES: {
    fileName: (month) => `comisiones${month ? `-${month}` : ''}.csv`,
    headings: [
      'Fecha',
      'Agente',
      'Empresa',
      'Tipo',
      'Estado',
      'Subtotal (US$)',
      'Bono de complejidad (US$)',
      'Bono de rapidez (US$)',
      'Total (US$)',
      'Pagado (UTC)',
      'Pagado por',
      'Id',
      'Revierte la comisión (Id)',
    ],
  },
}
