import { announcementDefaults } from './defaults.ts'
import { type AnnouncedTexts, pageTexts } from './page-texts.ts'
import { type OfferedPackage, type PlanCard, planCards } from './plan-cards.ts'
import type { Announcement } from './rows.ts'

/** Everything the pages and panels show of the announcement; the pages carry it for their script. */
export type Announced = {
  texts: AnnouncedTexts
  /** By the name of the list in the finished pages. */
  lists: { landingPlans: readonly PlanCard[]; plansPlans: readonly PlanCard[] }
  hours: Pick<Announcement['hours'], 'chatWeek' | 'supportWeek' | 'supportSaturday' | 'supportSunday'>
  times: Pick<Announcement['times'], 'customerFormation' | 'customerEin' | 'emailReply'>
}

export function announcedFor(announcement: Announcement, packages: readonly OfferedPackage[]): Announced {
  const { chatWeek, supportWeek, supportSaturday, supportSunday } = announcement.hours
  const { customerFormation, customerEin, emailReply } = announcement.times
  return {
    texts: pageTexts(announcement, packages),
    lists: {
      landingPlans: planCards(packages, 'landing'),
      plansPlans: planCards(packages, 'plans'),
    },
    hours: { chatWeek, supportWeek, supportSaturday, supportSunday },
    times: { customerFormation, customerEin, emailReply },
  }
}

/** What is shown without the server's values, as in development: no plans, because prices come from the tables alone. */
export const announcedByDefault = (): Announced => announcedFor(announcementDefaults, [])
