import type { PaymentStatus } from '#features/payments/rules/payment-status.ts'
import type { Language } from '#rules/language/preferences.ts'

type InvoiceWords = {
  title: string
  customer: string
  email: string
  company: string
  state: string
  partlyRefunded: string
  states: Record<PaymentStatus, string>
  ordered: string
  paid: string
  method: string
  methods: { card: string; none: string }
  description: string
  amount: string
  plan: (plan: string, companyType: string) => string
  stateFee: (state: string, estimated: boolean) => string
  upgrade: (from: string, to: string) => string
  forDuty: (service: string, duty: string, period: number) => string
  passedFee: string
  total: string
  refunded: string
  note: string
}

/** The words of an invoice; a missing one does not compile. */
export const invoiceWords: Record<Language, InvoiceWords> = {
  pt_BR: {
    title: 'Fatura',
    customer: 'Cliente',
    email: 'E-mail',
    company: 'Empresa',
    state: 'Situação',
    partlyRefunded: 'Pago, com reembolso parcial',
    states: { pending: 'Pendente', paid: 'Pago', failed: 'Não concluído', refunded: 'Reembolsado' },
    ordered: 'Data do pedido',
    paid: 'Data do pagamento',
    method: 'Forma de pagamento',
    methods: { card: 'Cartão', none: 'Sem cobrança' },
    description: 'Descrição',
    amount: 'Valor',
    plan: (plan, companyType) => `Plano ${plan}: abertura de ${companyType}`,
    stateFee: (state, estimated) =>
      `Taxa do estado: ${state} (${estimated ? 'estimativa, a confirmar' : 'repassada ao estado'})`,
    upgrade: (from, to) => `Mudança do plano ${from} para o ${to}: diferença`,
    forDuty: (service, duty, period) => `${service}: ${duty}, ${period}`,
    passedFee: 'Taxa do órgão (repassada)',
    total: 'Total',
    refunded: 'Valor reembolsado',
    note: 'Valores em dólares dos Estados Unidos (US$). O plano é pago uma única vez.',
  },
  en_US: {
    title: 'Invoice',
    customer: 'Customer',
    email: 'E-mail',
    company: 'Company',
    state: 'Status',
    partlyRefunded: 'Paid, partly refunded',
    states: { pending: 'Pending', paid: 'Paid', failed: 'Not completed', refunded: 'Refunded' },
    ordered: 'Order date',
    paid: 'Payment date',
    method: 'Payment method',
    methods: { card: 'Card', none: 'No charge' },
    description: 'Description',
    amount: 'Amount',
    plan: (plan, companyType) => `${plan} plan: formation of the ${companyType}`,
    stateFee: (state, estimated) =>
      `State fee: ${state} (${estimated ? 'estimate, to be confirmed' : 'passed on to the state'})`,
    upgrade: (from, to) => `Change from the ${from} plan to ${to}: difference`,
    forDuty: (service, duty, period) => `${service}: ${duty}, ${period}`,
    passedFee: 'Fee of the authority (passed on)',
    total: 'Total',
    refunded: 'Amount refunded',
    note: 'Amounts in United States dollars (USD). The plan is paid only once.',
  },
  es_ES: {
    title: 'Factura',
    customer: 'Cliente',
    email: 'Correo electrónico',
    company: 'Empresa',
    state: 'Estado',
    partlyRefunded: 'Pagado, con devolución parcial',
    states: { pending: 'Pendiente', paid: 'Pagado', failed: 'No completado', refunded: 'Devuelto' },
    ordered: 'Fecha del pedido',
    paid: 'Fecha del pago',
    method: 'Forma de pago',
    methods: { card: 'Tarjeta', none: 'Sin cargo' },
    description: 'Descripción',
    amount: 'Importe',
    plan: (plan, companyType) => `Plan ${plan}: apertura de ${companyType}`,
    stateFee: (state, estimated) =>
      `Tasa del estado: ${state} (${estimated ? 'estimación, por confirmar' : 'se entrega al estado'})`,
    upgrade: (from, to) => `Cambio del plan ${from} al ${to}: diferencia`,
    forDuty: (service, duty, period) => `${service}: ${duty}, ${period}`,
    passedFee: 'Tasa del organismo (se entrega)',
    total: 'Total',
    refunded: 'Importe devuelto',
    note: 'Importes en dólares de los Estados Unidos (US$). El plan se paga una sola vez.',
  },
}
