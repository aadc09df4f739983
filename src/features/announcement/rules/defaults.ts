import type { Announcement } from './rows.ts'

const week = { opens: 9, closes: 18 } as const

/** What the site announces until an admin changes it; one row for each thing, shown everywhere (B1). */
export const announcementDefaults: Announcement = {
  customers: { published: false, figureSource: '', marketingCount: 2500, signUpCount: 50_000, rating: 4.8 },
  hours: {
    contactWeek: week,
    contactSaturday: { opens: 10, closes: 14 },
    contactSunday: null,
    chatWeek: week,
  },
  times: {
    formation: { from: 3, to: 5, unit: 'business_days' },
    ein: { from: 1, to: 2, unit: 'weeks' },
    total: { from: 2, to: 3, unit: 'weeks' },
    emailReply: { from: 24, to: 24, unit: 'hours' },
  },
}
