import type { StoredPackage } from '#features/packages/rules/package.ts'

/** The fields of a package that the public pages show. */
export type OfferedPackage = Pick<
  StoredPackage,
  'name' | 'description' | 'priceCents' | 'priceBrlCents' | 'processingTime' | 'recommended' | 'alerts'
> & { features: readonly string[] }

/** One card of the landing page or of /planos, in Portuguese as all of the public site. */
export type PlanCard = {
  /** Which of the two layouts the card has. */
  as: 'plain' | 'highlighted'
  name: string
  currency: string
  amount: string
  /** Beside a price in reais, the dollars that are charged; otherwise empty. */
  charged: string
  /** For search engines: what is charged. */
  price: number
  priceCurrency: string
  period: string
  description: string
  features: readonly string[]
  badge: string
  button: string
  /** Accessible name of the button, for readers who do not see the card around it. */
  buttonName: string
}

export type CardPage = 'landing' | 'plans'

/** `1499` → `1.499`; the same on the server, in a build and in any browser. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '.')

/** Cents are written only where there are any. */
export function amountText(cents: number): string {
  const rest = cents % 100
  return rest === 0 ? grouped(cents / 100) : `${grouped((cents - rest) / 100)},${String(rest).padStart(2, '0')}`
}

const buttons: Readonly<Record<CardPage, (name: string) => Pick<PlanCard, 'button' | 'buttonName'>>> = {
  landing: (name) => ({ button: 'Começar agora', buttonName: `Começar agora: plano ${name}` }),
  plans: (name) => ({ button: `Começar com o ${name}`, buttonName: `Começar com o ${name}` }),
}

/** Reais first, because that is what a Brazilian compares; dollars alone where the office has set no price in reais (P1). */
function shownPrice({ priceCents, priceBrlCents }: OfferedPackage): Pick<PlanCard, 'currency' | 'amount' | 'charged'> {
  const charged = amountText(priceCents)
  return priceBrlCents === null
    ? { currency: 'US$', amount: charged, charged: '' }
    : { currency: 'R$', amount: amountText(priceBrlCents), charged: `US$ ${charged}` }
}

/** The packages of the price list in their order: both pages show the same ones (B1). */
export const planCards = (packages: readonly OfferedPackage[], page: CardPage): readonly PlanCard[] =>
  packages.map((plan) => ({
    as: plan.recommended ? 'highlighted' : 'plain',
    ...{ name: plan.name, features: plan.features },
    ...shownPrice(plan),
    ...{ price: plan.priceCents / 100, priceCurrency: 'USD' },
    period: 'pagamento único, mais a taxa do estado',
    description: plan.description || `Prazo: ${plan.processingTime}.`,
    badge: plan.recommended ? 'Mais popular' : '',
    ...buttons[page](plan.name),
  }))
