import type { Told } from '#features/notifications/rules/kinds.ts'
import { notificationText } from '#features/notifications/words/catalog.ts'
import type { Language } from '#rules/language/preferences.ts'
import type { MailFacts } from './mail-facts.ts'

const company = 'Jequitibá Comércio LLC'
const rejected: Told = {
  kind: 'documentRejected',
  facts: {
    company,
    document: 'Comprovante de endereço: Rui Melo',
    documentType: 'address',
    reason: 'O comprovante tem mais de 90 dias',
  },
}

const quote: MailFacts['payment']['quote'] = {
  package: { id: '00000000-0000-4000-8000-000000000000', name: 'Profissional', price: 19_900 },
  companyType: 'LLC',
  state: 'Flórida',
  stateFee: 12_500,
  stateFeeEstimated: false,
  total: 32_400,
  currency: 'USD',
  quotedAt: '2026-11-15T13:03:00.000Z',
}

/** Made-up facts for previews of every template. */
export const sampleFacts = (
  site: Pick<MailFacts, 'siteName' | 'seller' | 'origin'>,
  language: Language,
): MailFacts => ({
  ...site,
  name: 'Ana Prado',
  token: 'amostra'.repeat(6),
  newEmail: 'ana.nova@example.test',
  notification: {
    ...notificationText(rejected, language),
    path: '/user/documents',
    company,
  },
  contact: {
    id: '00000000-0000-4000-8000-000000000000',
    nome: 'João da Silva',
    email: 'joao@example.test',
    telefone: '+55 11 91234-5678',
    subject: 'Outro assunto',
    mensagem: 'Posso abrir uma LLC morando no Brasil?\nPreciso viajar para isso?',
    reply: 'Pode, sim.\n\nNão é preciso viajar: tudo é feito a distância.',
  },
  signIn: {
    at: new Date('2026-11-15T13:03:00Z'),
    timeZone: 'America/Sao_Paulo',
    device: { browser: 'Chrome', system: 'Android' },
    ip: '203.0.113.7',
  },
  order: {
    registrationId: '00000000-0000-4000-8000-000000000000',
    companyName: company,
    owners: 2,
    paid: false,
    quote,
  },
  payment: {
    paymentId: '00000000-0000-4000-8000-000000000000',
    companyName: company,
    quote,
    papers: 3,
  },
  withdrawal: {
    paymentId: '00000000-0000-4000-8000-000000000000',
    companyName: company,
    paidFor: { kind: 'order', quote },
    amountCents: 32_400,
    declaredAt: new Date('2026-11-18T13:03:00Z'),
    timeZone: 'America/Sao_Paulo',
    atState: true,
  },
  ticket: {
    id: '00000000-0000-4000-8000-000000000000',
    customer: 'Ana Prado',
    subject: 'Qual comprovante de endereço serve?',
    type: 'Documentos',
    message: 'As contas da casa estão no nome do meu sócio.\nO que posso enviar?',
    reply: 'Um extrato bancário dos últimos 90 dias serve.\n\nFatura de cartão também.',
  },
  details: {},
})
