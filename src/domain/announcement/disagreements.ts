import { grouped } from './plan-cards.ts'
import type { Announcement, Hours } from './rows.ts'
import type { Span } from './span.ts'

/** Where a figure is shown. */
export type Place = 'marketing' | 'signUp' | 'contact' | 'support' | 'customerFaq'
/** A figure as it is written there; null where the place is closed then. */
export type Figure =
  | { kind: 'text'; text: string }
  | { kind: 'span'; span: Span }
  | { kind: 'hours'; hours: Hours }
  | null
export type Side = { place: Place; figure: Figure }
export type Topic = 'customers' | 'week' | 'saturday' | 'sunday' | 'formation' | 'ein'
/** Two places that say different things about the same. */
export type Disagreement = { topic: Topic; sides: readonly [Side, Side] }

const text = (value: string): Figure => ({ kind: 'text', text: value })
const span = (value: Span): Figure => ({ kind: 'span', span: value })
const open = (hours: Hours | null): Figure => (hours ? { kind: 'hours', hours } : null)
const same = (one: Figure, other: Figure): boolean => JSON.stringify(one) === JSON.stringify(other)

const pair = (topic: Topic, one: Side, other: Side): Disagreement[] =>
  same(one.figure, other.figure) ? [] : [{ topic, sides: [one, other] }]

/** Everything that two places of the product say differently (B1); prices come from one list and cannot. */
export function disagreementsIn(announcement: Announcement): Disagreement[] {
  const { customers, hours, times } = announcement
  const atContact = (figure: Figure): Side => ({ place: 'contact', figure })
  const atSupport = (figure: Figure): Side => ({ place: 'support', figure })
  const onSite = (value: Span): Side => ({ place: 'marketing', figure: span(value) })
  const inPanel = (value: Span): Side => ({ place: 'customerFaq', figure: span(value) })
  return [
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
