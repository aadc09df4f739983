/**
 * Every figure the public site shows. Some of them exist twice, and the sets disagree;
 * each screen shows its own until an operator settles it (B1), here in one place.
 */
const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '.')

export const brl = (amount: number): string => `R$ ${grouped(amount)}`
const moreThan = (count: number): string => `mais de ${grouped(count)}`

// DISAGREEMENT 1, prices: the landing page and /planos have different names and amounts (one-off, in reais), and "Básico"
// costs 1.499 on one and 2.499 on the other. The wizard charges a third set, in dollars (Básico 0, Profissional 199,
// Empresarial 299, plus the state's fee), which an admin edits under Serviços: the order's own quote is what counts.
export const prices = {
  landing: { basico: 1499, profissional: 2499, empresarial: 3999 },
  plans: { basico: 2499, premium: 4997, enterprise: 8997 },
} as const

// DISAGREEMENT 2, customers: marketing pages say 2.500, /cadastro says 50.000 and a rating of 4,8.
export const customers = {
  marketing: { count: 2500, text: `${moreThan(2500)} empreendedores brasileiros atendidos` },
  signUp: { count: 50000, text: `${moreThan(50000)} empreendedores`, rating: '4,8', ratingOutOf: '5' },
} as const

export type OpeningHours = { days: string; weekdays: readonly number[]; opens?: number; closes?: number }

// DISAGREEMENT 3, Saturday: 10h–14h on the contact page, 9h–13h on the customers' support screen.
export const hours = {
  zone: 'America/Sao_Paulo',
  zoneText: 'horário de Brasília',
  contact: [
    { days: 'Segunda a sexta', weekdays: [1, 2, 3, 4, 5], opens: 9, closes: 18 },
    { days: 'Sábado', weekdays: [6], opens: 10, closes: 14 },
    { days: 'Domingo', weekdays: [0] },
  ],
  chat: [{ days: 'Segunda a sexta', weekdays: [1, 2, 3, 4, 5], opens: 9, closes: 18 }],
  support: [
    { days: 'Segunda a sexta', weekdays: [1, 2, 3, 4, 5], opens: 9, closes: 18 },
    { days: 'Sábado', weekdays: [6], opens: 9, closes: 13 },
    { days: 'Domingo e feriados', weekdays: [0] },
  ],
} as const satisfies Record<string, string | readonly OpeningHours[]>

export const hoursText = ({ opens, closes }: OpeningHours): string =>
  opens === undefined || closes === undefined ? 'Fechado' : `${opens}h às ${closes}h`

// DISAGREEMENT 4, time: marketing pages count days and 2–3 weeks in total, the customers' FAQ up to ten weeks.
export const times = {
  marketing: { formation: '3 a 5 dias úteis', ein: '1 a 2 semanas', total: '2 a 3 semanas' },
  customerFaq: { formation: '3 a 4 semanas', ein: '2 a 6 semanas' },
  emailReply: '24 horas',
} as const

export const inclusions = {
  basico: { addressYears: 1, platformYears: 1 },
  enterprise: { addressYears: 2, legalHours: 10 },
  freeRegisteredAgentYears: 1,
} as const

const INSTALMENTS = 12
export const payment = {
  instalments: INSTALMENTS,
  text: `cartão de crédito em até ${INSTALMENTS} vezes, PIX, boleto ou transferência bancária`,
} as const

// The state guide's row for Delaware differs from this claim (the tax rose with 2026); the FAQ shows both.
export const states = {
  count: 50,
  recommended: 'Delaware, Wyoming e Nevada',
  delawareFranchiseTax: 'cerca de US$ 300 por ano',
} as const
