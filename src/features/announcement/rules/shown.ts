import { methodsText, type Offered, offeredBy, type Paying } from '#features/payments/rules/methods.ts'
import { announcementDefaults } from './defaults.ts'
import { type AnnouncedTexts, pageTexts } from './page-texts.ts'
import { type OfferedPackage, type PlanCard, planCards } from './plan-cards.ts'
import type { QuotedFact } from './quoted-facts.ts'
import type { Announcement } from './rows.ts'
import { type MeasuredTimes, notMeasured, type ShownTimes, shownTimes } from './times.ts'

/** Everything the pages and panels show of the announcement; the finished pages embed it for their script. */
export type Announced = {
  texts: AnnouncedTexts
  /** By the name of the list in the finished pages. */
  lists: { landingPlans: readonly PlanCard[]; plansPlans: readonly PlanCard[] }
  hours: Announcement['hours']
  times: ShownTimes & Pick<Announcement['times'], 'emailReply'>
}

/** Values from the product's own data, shown beside what admins announce. */
export type OwnFigures = {
  measured: MeasuredTimes
  offered: Offered
  paying: Paying
  facts: readonly QuotedFact[]
}

export function announcedFor(
  announcement: Announcement,
  packages: readonly OfferedPackage[],
  { measured, offered, paying, facts }: OwnFigures,
): Announced {
  const times = shownTimes(announcement.times, measured)
  return {
    texts: pageTexts(announcement, packages, { times, paymentMethods: methodsText(offered, paying), facts }),
    lists: {
      landingPlans: planCards(packages, 'landing'),
      plansPlans: planCards(packages, 'plans'),
    },
    hours: announcement.hours,
    times: { ...times, emailReply: announcement.times.emailReply },
  }
}

/** The values of a local server without finished cases and without Stripe keys. */
export const nothingKnown: OwnFigures = { measured: notMeasured, offered: offeredBy.test, paying: 'test', facts: [] }

/** What is shown without the server's values, as in development: no plans, because prices come from the tables alone. */
export const announcedByDefault = (): Announced => announcedFor(announcementDefaults, [], nothingKnown)
