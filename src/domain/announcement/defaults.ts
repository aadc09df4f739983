import type { Announcement } from './rows.ts'

const REGISTERED_AGENT = 'Agente registrado grátis no primeiro ano'
const ALERTS = 'Alertas de compliance com os prazos do estado e do IRS'
const FILING = 'Preparo e protocolo dos documentos de formação'
const EIN = 'Solicitação do EIN ao IRS'
const IN_PORTUGUESE = 'Atendimento em português'
const week = { opens: 9, closes: 18 } as const

/**
 * What the site announces until an admin changes it. Some figures exist twice, and the sets disagree: each screen shows its
 * own until somebody settles it (B1).
 */
export const announcementDefaults: Announcement = {
  plans: { source: 'announced', landingTitle: 'Três planos, um pagamento cada' },
  'landing-basico': {
    name: 'Básico',
    amountBrl: 1499,
    description: 'Para tirar a empresa do papel.',
    features: [
      'Verificação do nome da empresa',
      FILING,
      EIN,
      REGISTERED_AGENT,
      'Acompanhamento de cada etapa pelo painel',
    ],
  },
  'landing-profissional': {
    name: 'Profissional',
    amountBrl: 2499,
    description: 'Para abrir e não perder os prazos depois.',
    features: ['Tudo do Básico', REGISTERED_AGENT, ALERTS],
  },
  'landing-empresarial': {
    name: 'Empresarial',
    amountBrl: 3999,
    description: 'Para quem tem data marcada para começar.',
    features: ['Tudo do Profissional', REGISTERED_AGENT, ALERTS, 'Processamento prioritário do pedido'],
  },
  'plans-basico': {
    name: 'Básico',
    amountBrl: 2499,
    description: 'O necessário para abrir a empresa e passar o primeiro ano.',
    features: [
      FILING,
      EIN,
      REGISTERED_AGENT,
      '1 ano de endereço comercial',
      '1 ano de acesso à plataforma',
      IN_PORTUGUESE,
    ],
  },
  'plans-premium': {
    name: 'Premium',
    amountBrl: 4997,
    description: 'Para manter documentos e prazos no mesmo lugar, sem data para acabar.',
    features: ['Tudo do Básico', 'Acesso vitalício à plataforma', REGISTERED_AGENT, IN_PORTUGUESE],
  },
  'plans-enterprise': {
    name: 'Enterprise',
    amountBrl: 8997,
    description: 'Para quem vai operar com marca própria e quer apoio jurídico por perto.',
    features: [
      'Tudo do Premium',
      '2 anos de endereço comercial',
      '10 horas de consultoria jurídica',
      'Registro de marca',
    ],
  },
  customers: { marketingCount: 2500, signUpCount: 50_000, rating: 4.8 },
  hours: {
    contactWeek: week,
    contactSaturday: { opens: 10, closes: 14 },
    contactSunday: null,
    chatWeek: week,
    supportWeek: week,
    supportSaturday: { opens: 9, closes: 13 },
    supportSunday: null,
  },
  times: {
    formation: { from: 3, to: 5, unit: 'business_days' },
    ein: { from: 1, to: 2, unit: 'weeks' },
    total: { from: 2, to: 3, unit: 'weeks' },
    customerFormation: { from: 3, to: 4, unit: 'weeks' },
    customerEin: { from: 2, to: 6, unit: 'weeks' },
    emailReply: { from: 24, to: 24, unit: 'hours' },
  },
  inclusions: {
    platformYears: 1,
    legalHours: 10,
    instalments: 12,
    alertPlans: 'Profissional e Empresarial',
    delawareTax: 'cerca de US$ 300 por ano',
  },
}
