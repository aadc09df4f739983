import { listed } from '#rules/language/listed.ts'
import type { OfferedPackage } from './plan-cards.ts'
import { type QuotedFact, quotedTexts } from './quoted-facts.ts'
import type { Announcement, Hours } from './rows.ts'
import { measuredNote, type ShownTimes, shortTime, timeText } from './times.ts'

/** Texts of the public pages that depend on the announcement; each is a placeholder in the finished pages. */
export const announcedTokens = [
  'timeFormation',
  'timeEin',
  'timeTotal',
  'shortFormation',
  'shortEin',
  'shortTotal',
  'timesNote',
  'contactWeek',
  'contactSaturday',
  'contactSunday',
  'chatWeek',
  'paymentMethods',
  'delawareTax',
  'iof',
  'dividendTax',
  'alertPlans',
  'landingPlansTitle',
  'plansExtras',
  'planNames',
  'noPlans',
] as const
export type AnnouncedToken = (typeof announcedTokens)[number]
export type AnnouncedTexts = Readonly<Record<AnnouncedToken, string>>

const hoursText = (hours: Hours | null): string => (hours ? `${hours.opens}h às ${hours.closes}h` : 'Fechado')

const numbers = ['', '', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove', 'Dez'] as const
function counted(count: number): string {
  if (count === 0) return 'Planos'
  return count === 1 ? 'Um plano, um pagamento' : `${numbers[count] ?? count} planos, um pagamento cada`
}

const NO_PLANS = 'Não há planos à venda agora. Fale com a nossa equipe.'
const PRIORITY =
  'O processamento prioritário vale para o trabalho da nossa equipe: a fila do estado e do IRS é a mesma em todos os planos.'

/** Shown if a plan promises priority, because no plan makes a state or the IRS faster (B8). */
const besidePlans = (packages: readonly OfferedPackage[]): string =>
  packages.some(({ features }) => features.some((line) => /priorit/i.test(line))) ? PRIORITY : ''

/** Values from the product's own data: how long its cases took, its provider's payment methods, and facts of the law. */
export type Kept = { times: ShownTimes; paymentMethods: string; facts: readonly QuotedFact[] }

export function pageTexts(
  announcement: Announcement,
  packages: readonly OfferedPackage[],
  { times, paymentMethods, facts }: Kept,
): AnnouncedTexts {
  const { hours } = announcement
  return {
    timeFormation: timeText(times.formation, 'pt-BR'),
    timeEin: timeText(times.ein, 'pt-BR'),
    timeTotal: timeText(times.total, 'pt-BR'),
    shortFormation: shortTime(times.formation, 'pt-BR'),
    shortEin: shortTime(times.ein, 'pt-BR'),
    shortTotal: shortTime(times.total, 'pt-BR'),
    timesNote: measuredNote(times),
    contactWeek: hoursText(hours.contactWeek),
    contactSaturday: hoursText(hours.contactSaturday),
    contactSunday: hoursText(hours.contactSunday),
    chatWeek: hoursText(hours.chatWeek),
    paymentMethods,
    ...quotedTexts(facts),
    alertPlans: listed(packages.flatMap(({ name, alerts }) => (alerts ? [name] : []))) || 'com alertas',
    landingPlansTitle: counted(packages.length),
    plansExtras: besidePlans(packages),
    planNames: packages.length === 0 ? 'disponíveis' : listed(packages.map(({ name }) => name)),
    noPlans: packages.length === 0 ? NO_PLANS : '',
  }
}
