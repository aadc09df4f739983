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
  'plansExtras',
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

const BY_CONTACT =
  'Endereço comercial, consultoria jurídica, registro de marca e acesso vitalício não fazem parte do pedido online: combine com a equipe pelo contato antes de pagar.'
const PRIORITY =
  'O processamento prioritário vale para o trabalho da nossa equipe: a fila do estado e do IRS é a mesma em todos os planos.'

/** What is true beside the plans: some things are announced and cannot be ordered, and nobody hurries a state (B8). */
function besidePlans(ofOrder: boolean, packages: readonly OrderPackage[]): string {
  if (!ofOrder) return BY_CONTACT
  return packages.some(({ features }) => features.some((line) => /priorit/i.test(line))) ? PRIORITY : ''
}

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
    plansExtras: besidePlans(ofOrder, packages),
    planNames: listed(planCards(announcement, packages, 'plans').map(({ name }) => name)),
    ...(ofOrder ? nothing : aboutAnnouncedPlans(announcement)),
  }
}
