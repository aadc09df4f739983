import { announcementDefaults } from './defaults.ts'
import { type AnnouncedTexts, pageTexts } from './page-texts.ts'
import { type OrderPackage, type PlanCard, planCards } from './plan-cards.ts'
import type { Announcement } from './rows.ts'

/** Everything the pages and panels show of the announcement; the pages carry it for their script. */
export type Announced = {
  texts: AnnouncedTexts
  /** By the name of the list in the finished pages. */
  lists: { landingPlans: readonly PlanCard[]; plansPlans: readonly PlanCard[] }
  hours: Pick<Announcement['hours'], 'chatWeek' | 'supportWeek' | 'supportSaturday' | 'supportSunday'>
  times: Pick<Announcement['times'], 'customerFormation' | 'customerEin' | 'emailReply'>
}

export function announcedFor(announcement: Announcement, packages: readonly OrderPackage[]): Announced {
  const { chatWeek, supportWeek, supportSaturday, supportSunday } = announcement.hours
  const { customerFormation, customerEin, emailReply } = announcement.times
  return {
    texts: pageTexts(announcement, packages),
    lists: {
      landingPlans: planCards(announcement, packages, 'landing'),
      plansPlans: planCards(announcement, packages, 'plans'),
    },
    hours: { chatWeek, supportWeek, supportSaturday, supportSunday },
    times: { customerFormation, customerEin, emailReply },
  }
}

/** What is shown where nobody has stored anything: in development, and before the first fill. */
export const announcedByDefault = (): Announced => announcedFor(announcementDefaults, [])
