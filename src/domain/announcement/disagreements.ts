import { foldName } from '#domain/catalog/match-state.ts'
import { type CardId, landingCards, plansCards } from './card-ids.ts'
import { dollarAmount, grouped, type OrderPackage, showsPackages } from './plan-cards.ts'
import type { Announcement, Hours } from './rows.ts'
import type { Span } from './span.ts'

/** Where a figure is shown. */
export type Place = 'landing' | 'plans' | 'order' | 'marketing' | 'signUp' | 'contact' | 'support' | 'customerFaq'
/** An amount as it is written there; null where the place has no such plan, or is closed then. */
export type Figure =
  | { kind: 'text'; text: string }
  | { kind: 'span'; span: Span }
  | { kind: 'hours'; hours: Hours }
  | null
export type Side = { place: Place; figure: Figure }
export type Topic = 'price' | 'customers' | 'week' | 'saturday' | 'sunday' | 'formation' | 'ein'
/** Two places that say different things about the same; `plan` names it for prices. */
export type Disagreement = { topic: Topic; plan: string | null; sides: readonly [Side, Side] }

const text = (value: string): Figure => ({ kind: 'text', text: value })
const span = (value: Span): Figure => ({ kind: 'span', span: value })
const open = (hours: Hours | null): Figure => (hours ? { kind: 'hours', hours } : null)
const same = (one: Figure, other: Figure): boolean => JSON.stringify(one) === JSON.stringify(other)

const pair = (topic: Topic, one: Side, other: Side, plan: string | null = null): Disagreement[] =>
  same(one.figure, other.figure) ? [] : [{ topic, plan, sides: [one, other] }]

/** The sign of the currency is part of the price: reais and dollars never agree. */
function prices(announcement: Announcement, packages: readonly OrderPackage[]): Disagreement[] {
  const priced = (ids: readonly CardId[]) =>
    new Map(
      ids.map((id) => {
        const { name, amountBrl } = announcement[id]
        return [foldName(name), { name, figure: text(`R$ ${grouped(amountBrl)}`) }]
      }),
    )
  const charged = new Map(
    packages.map(({ name, priceCents }) => [foldName(name), { name, figure: text(`US$ ${dollarAmount(priceCents)}`) }]),
  )
  const pages = { landing: priced(landingCards), plans: priced(plansCards) }
  const side = (place: Place, from: Map<string, { name: string; figure: Figure }>, key: string): Side => ({
    place,
    figure: from.get(key)?.figure ?? null,
  })
  const against = (['landing', 'plans'] as const).flatMap((place) =>
    [...new Set([...pages[place].keys(), ...charged.keys()])].flatMap((key) => {
      const name = pages[place].get(key)?.name ?? charged.get(key)?.name ?? ''
      return pair('price', side(place, pages[place], key), side('order', charged, key), name)
    }),
  )
  const between = [...pages.landing.keys()].flatMap((key) =>
    pages.plans.has(key)
      ? pair(
          'price',
          side('landing', pages.landing, key),
          side('plans', pages.plans, key),
          pages.landing.get(key)?.name,
        )
      : [],
  )
  return [...against, ...between]
}

/** Everything that two places of the product say differently (B1); prices agree by themselves once the switch is on. */
export function disagreementsIn(announcement: Announcement, packages: readonly OrderPackage[]): Disagreement[] {
  const { customers, hours, times } = announcement
  const atContact = (figure: Figure): Side => ({ place: 'contact', figure })
  const atSupport = (figure: Figure): Side => ({ place: 'support', figure })
  const onSite = (value: Span): Side => ({ place: 'marketing', figure: span(value) })
  const inPanel = (value: Span): Side => ({ place: 'customerFaq', figure: span(value) })
  return [
    ...(showsPackages(announcement, packages) ? [] : prices(announcement, packages)),
    ...pair(
      'customers',
      { place: 'marketing', figure: text(grouped(customers.marketingCount)) },
      { place: 'signUp', figure: text(grouped(customers.signUpCount)) },
    ),
    ...pair('week', atContact(open(hours.contactWeek)), atSupport(open(hours.supportWeek))),
    ...pair('saturday', atContact(open(hours.contactSaturday)), atSupport(open(hours.supportSaturday))),
    ...pair('sunday', atContact(open(hours.contactSunday)), atSupport(open(hours.supportSunday))),
    ...pair('formation', onSite(times.formation), inPanel(times.customerFormation)),
    ...pair('ein', onSite(times.ein), inPanel(times.customerEin)),
  ]
}
