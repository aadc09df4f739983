import type { Language } from '#rules/language/preferences.ts'

type Words = { fileName: (day: string) => string; headings: readonly string[] }

export const exportWords: Record<Language, Words> = {
  pt_BR: {
    fileName: (day) => `auditoria-${day}.csv`,
    headings: [
      'Linha',
      'Quando (UTC)',
      'Id de quem agiu',
      'Quem agiu',
      'Id em nome de quem',
      'Em nome de quem',
      'Ação',
      'Tipo do registro',
      'Id do registro',
      'Registro',
      'Detalhes',
      'Pedido',
    ],
  },
  en_US: {
    fileName: (day) => `audit-${day}.csv`,
    headings: [
      'Row',
      'When (UTC)',
      'Id of who acted',
      'Who acted',
      'Id of acting as',
      'Acting as',
      'Action',
      'Kind of record',
      'Id of record',
      'Record',
      'Details',
      'Request',
    ],
  },
  es_ES: {
    fileName: (day) => `auditoria-${day}.csv`,
    headings: [
      'Fila',
      'Cuándo (UTC)',
      'Id de quien actuó',
      'Quien actuó',
      'Id en nombre de quién',
      'En nombre de quién',
      'Acción',
      'Tipo de registro',
      'Id del registro',
      'Registro',
      'Detalles',
      'Solicitud',
    ],
  },
}
