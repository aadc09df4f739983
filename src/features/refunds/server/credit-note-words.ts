import type { Language } from '#rules/language/preferences.ts'

type CreditNoteWords = {
  title: string
  customer: string
  email: string
  company: string
  invoice: string
  refunded: string
  paid: string
  description: string
  amount: string
  /** A line of the invoice with the share of it that is refunded. */
  share: (line: string, percent: number) => string
  total: string
  note: string
}

/** The words of a credit note; a missing one does not compile. */
export const creditNoteWords: Record<Language, CreditNoteWords> = {
  pt_BR: {
    title: 'Nota de crédito',
    customer: 'Cliente',
    email: 'E-mail',
    company: 'Empresa',
    invoice: 'Fatura',
    refunded: 'Data do reembolso',
    paid: 'Valor pago',
    description: 'Descrição',
    amount: 'Valor devolvido',
    share: (line, percent) => `${line}: ${percent} %`,
    total: 'Total devolvido',
    note: 'Valores em dólares dos Estados Unidos (US$). O valor volta pelo mesmo meio do pagamento. Do que já tinha sido devolvido antes nada conta de novo.',
  },
  en_US: {
    title: 'Credit note',
    customer: 'Customer',
    email: 'E-mail',
    company: 'Company',
    invoice: 'Invoice',
    refunded: 'Refund date',
    paid: 'Amount paid',
    description: 'Description',
    amount: 'Amount returned',
    share: (line, percent) => `${line}: ${percent}%`,
    total: 'Total returned',
    note: 'Amounts in United States dollars (USD). The amount goes back the way it was paid. What had been returned before is not counted again.',
  },
  es_ES: {
    title: 'Nota de crédito',
    customer: 'Cliente',
    email: 'Correo electrónico',
    company: 'Empresa',
    invoice: 'Factura',
    refunded: 'Fecha de la devolución',
    paid: 'Importe pagado',
    description: 'Descripción',
    amount: 'Importe devuelto',
    share: (line, percent) => `${line}: ${percent} %`,
    total: 'Total devuelto',
    note: 'Importes en dólares de los Estados Unidos (US$). El importe vuelve por el mismo medio del pago. Lo que ya se había devuelto antes no cuenta otra vez.',
  },
}
