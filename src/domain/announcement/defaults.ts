import type { Announcement } from './rows.ts'

const week = { opens: 9, closes: 18 } as const

/**
 * What the site announces until an admin changes it. Some figures exist twice, and the sets disagree: each screen shows its
 * own until somebody settles it (B1).
 */
export const announcementDefaults: Announcement = {
  customers: { marketingCount: 2500, signUpCount: 50_000, rating: 4.8 },
  hours: {
    contactWeek: week,
    contactSaturday: { opens: 10, closes: 14 },
    contactSunday: null,
    chatWeek: week,
    supportWeek: week,
    supportSaturday: { opens: 9, closes: 13 },
    supportSunday: null,
  },
  times: {
    formation: { from: 3, to: 5, unit: 'business_days' },
    ein: { from: 1, to: 2, unit: 'weeks' },
    total: { from: 2, to: 3, unit: 'weeks' },
    customerFormation: { from: 3, to: 4, unit: 'weeks' },
    customerEin: { from: 2, to: 6, unit: 'weeks' },
    emailReply: { from: 24, to: 24, unit: 'hours' },
  },
  inclusions: {
    platformYears: 1,
    legalHours: 10,
    instalments: 12,
    alertPlans: 'Profissional e Empresarial',
    delawareTax: 'cerca de US$ 300 por ano',
  },
}
