import { grouped, type OfferedPackage } from './plan-cards.ts'
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
  'plansExtras',
  'planNames',
  'noPlans',
] as const
export type AnnouncedToken = (typeof announcedTokens)[number]
export type AnnouncedTexts = Readonly<Record<AnnouncedToken, string>>

const inPortuguese = (span: Span): string => spanText(span, 'pt-BR')
const hoursText = (hours: Hours | null): string => (hours ? `${hours.opens}h às ${hours.closes}h` : 'Fechado')

/** `A, B e C`. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} e ${names.at(-1) ?? ''}`

const numbers = ['', '', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove', 'Dez'] as const
function counted(count: number): string {
  if (count === 0) return 'Planos'
  return count === 1 ? 'Um plano, um pagamento' : `${numbers[count] ?? count} planos, um pagamento cada`
}

const NO_PLANS = 'Não há planos à venda agora. Fale com a nossa equipe.'
const PRIORITY =
  'O processamento prioritário vale para o trabalho da nossa equipe: a fila do estado e do IRS é a mesma em todos os planos.'

/** No plan makes a state or the IRS faster: said where a plan names priority (B8). */
const besidePlans = (packages: readonly OfferedPackage[]): string =>
  packages.some(({ features }) => features.some((line) => /priorit/i.test(line))) ? PRIORITY : ''

export function pageTexts(announcement: Announcement, packages: readonly OfferedPackage[]): AnnouncedTexts {
  const { customers, hours, times, inclusions } = announcement
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
    landingPlansTitle: counted(packages.length),
    plansExtras: besidePlans(packages),
    planNames: packages.length === 0 ? 'disponíveis' : listed(packages.map(({ name }) => name)),
    noPlans: packages.length === 0 ? NO_PLANS : '',
  }
}
