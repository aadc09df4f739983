import { type CardId, landingCards, plansCards } from './card-ids.ts'
import type { Announcement } from './rows.ts'

/** What a package of the order gives to the public pages. */
export type OrderPackage = {
  name: string
  priceCents: number
  processingTime: string
  features: readonly string[]
  recommended: boolean
}

/** One card of the landing page or of /planos, in Portuguese as all of the public site. */
export type PlanCard = {
  /** Which of the two drawings it takes. */
  as: 'plain' | 'highlighted'
  name: string
  currency: string
  amount: string
  price: number
  priceCurrency: string
  period: string
  description: string
  features: readonly string[]
  badge: string
  button: string
  /** The button for who does not see the card around it. */
  buttonName: string
}

export type CardPage = 'landing' | 'plans'

/** `1499` → `1.499`; the same on the server, in a build and in any browser. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '.')

export function dollarAmount(cents: number): string {
  const rest = cents % 100
  return rest === 0 ? grouped(cents / 100) : `${grouped((cents - rest) / 100)},${String(rest).padStart(2, '0')}`
}

const buttons: Readonly<Record<CardPage, (name: string) => Pick<PlanCard, 'button' | 'buttonName'>>> = {
  landing: (name) => ({ button: 'Começar agora', buttonName: `Começar agora: plano ${name}` }),
  plans: (name) => ({ button: `Começar com o ${name}`, buttonName: `Começar com o ${name}` }),
}
const recommendedCard: Readonly<Record<CardPage, { id: CardId; badge: string }>> = {
  landing: { id: 'landing-profissional', badge: 'Mais popular' },
  plans: { id: 'plans-premium', badge: '' },
}

const announcedCards = (announcement: Announcement, page: CardPage): PlanCard[] =>
  (page === 'landing' ? landingCards : plansCards).map((id) => {
    const { name, amountBrl, description, features } = announcement[id]
    const highlighted = recommendedCard[page].id === id
    return {
      as: highlighted ? 'highlighted' : 'plain',
      ...{ name, description, features },
      ...{ currency: 'R$', amount: grouped(amountBrl), price: amountBrl, priceCurrency: 'BRL' },
      period: 'pagamento único',
      badge: highlighted ? recommendedCard[page].badge : '',
      ...buttons[page](name),
    }
  })

const orderCards = (packages: readonly OrderPackage[], page: CardPage): PlanCard[] =>
  packages.map(({ name, priceCents, processingTime, features, recommended }) => ({
    as: recommended ? 'highlighted' : 'plain',
    ...{ name, features },
    ...{ currency: 'US$', amount: dollarAmount(priceCents), price: priceCents / 100, priceCurrency: 'USD' },
    period: 'pagamento único, mais a taxa do estado',
    description: `Prazo: ${processingTime}.`,
    badge: recommended ? 'Recomendado' : '',
    ...buttons[page](name),
  }))

/** The order's own packages stand on the pages once somebody switched to them, and there are any (B1). */
export const showsPackages = (announcement: Announcement, packages: readonly OrderPackage[]): boolean =>
  announcement.plans.source === 'order' && packages.length > 0

export const planCards = (
  announcement: Announcement,
  packages: readonly OrderPackage[],
  page: CardPage,
): readonly PlanCard[] =>
  showsPackages(announcement, packages) ? orderCards(packages, page) : announcedCards(announcement, page)
