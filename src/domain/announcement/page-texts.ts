import { grouped, type OrderPackage, planCards, showsPackages } from './plan-cards.ts'
import type { Announcement, Hours } from './rows.ts'
import { type Span, spanText } from './span.ts'

/** Texts of the public pages that an admin's figures decide; each stands in the finished pages as a marker. */
export const announcedTokens = [
  'marketingCount',
  'signUpCount',
  'signUpRating',
  'timeFormation',
  'timeEin',
  'timeTotal',
  'contactWeek',
  'contactSaturday',
  'contactSunday',
  'chatWeek',
  'instalments',
  'delawareTax',
  'alertPlans',
  'landingPlansTitle',
  'plansLead',
  'planNames',
  'legalQuestion',
  'legalAnswer',
  'accessQuestion',
  'accessAnswer',
] as const
export type AnnouncedToken = (typeof announcedTokens)[number]
export type AnnouncedTexts = Readonly<Record<AnnouncedToken, string>>

const inPortuguese = (span: Span): string => spanText(span, 'pt-BR')
const hoursText = (hours: Hours | null): string => (hours ? `${hours.opens}h às ${hours.closes}h` : 'Fechado')
const years = (count: number): string => (count === 1 ? '1 ano' : `${count} anos`)
const hoursOf = (count: number): string => (count === 1 ? '1 hora' : `${count} horas`)

/** `A, B e C`. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} e ${names.at(-1) ?? ''}`

const numbers = ['', 'Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove', 'Dez'] as const
const counted = (count: number): string =>
  count === 1 ? 'Um plano, um pagamento' : `${numbers[count] ?? count} planos, um pagamento cada`

const ANNOUNCED_LEAD =
  'Um pagamento pelo serviço. Escolha pelo tempo de endereço, pelo acesso à plataforma e pelo apoio jurídico de que você precisa.'
const ORDER_LEAD =
  'Um pagamento pelo serviço, mais a taxa do estado. São os mesmos planos e preços que você escolhe no pedido.'

/** Questions about plans that are announced and cannot be ordered; empty hides them. */
function aboutAnnouncedPlans(announcement: Announcement) {
  const { platformYears, legalHours } = announcement.inclusions
  const [basico, premium] = [announcement['plans-basico'].name, announcement['plans-premium'].name]
  return {
    legalQuestion: `O que é a consultoria jurídica do ${announcement['plans-enterprise'].name}?`,
    legalAnswer: `São ${hoursOf(legalHours)} com profissionais habilitados, para contratos, sócios e dúvidas sobre a operação.`,
    accessQuestion: 'Por quanto tempo tenho acesso à plataforma?',
    accessAnswer: `No plano ${basico}, por ${years(platformYears)}. No ${premium}, o acesso é vitalício. Você pode baixar seus documentos aprovados enquanto tiver acesso.`,
  }
}
const nothing = { legalQuestion: '', legalAnswer: '', accessQuestion: '', accessAnswer: '' }

export function pageTexts(announcement: Announcement, packages: readonly OrderPackage[]): AnnouncedTexts {
  const { customers, hours, times, inclusions, plans } = announcement
  const ofOrder = showsPackages(announcement, packages)
  return {
    marketingCount: grouped(customers.marketingCount),
    signUpCount: grouped(customers.signUpCount),
    signUpRating: String(customers.rating).replace('.', ','),
    timeFormation: inPortuguese(times.formation),
    timeEin: inPortuguese(times.ein),
    timeTotal: inPortuguese(times.total),
    contactWeek: hoursText(hours.contactWeek),
    contactSaturday: hoursText(hours.contactSaturday),
    contactSunday: hoursText(hours.contactSunday),
    chatWeek: hoursText(hours.chatWeek),
    instalments: String(inclusions.instalments),
    delawareTax: inclusions.delawareTax,
    alertPlans: inclusions.alertPlans,
    landingPlansTitle: ofOrder ? counted(packages.length) : plans.landingTitle,
    plansLead: ofOrder ? ORDER_LEAD : ANNOUNCED_LEAD,
    planNames: listed(planCards(announcement, packages, 'plans').map(({ name }) => name)),
    ...(ofOrder ? nothing : aboutAnnouncedPlans(announcement)),
  }
}
