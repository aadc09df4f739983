import { announcement } from '#features/announcement/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { tellOffice } from '#server/live/tell-office.ts'
import type { PersonalData } from '#server/personal-table.ts'
import { readAnnouncement, saveAnnouncement } from './announcement.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    'announcement.changed': { id: string }
  }
}

export const feature: ServerFeature = {
  calls: {
    announcement: serve(announcement, {
      read: readAnnouncement,
      save: saveAnnouncement,
    }),
  },
  on: {
    'announcement.changed': (tx, { id }) =>
      tellOffice(tx, 'announcement.changed', { id }, { who: 'packages.manage', also: [] }),
  },
}

export const personalData = {
  announcements: 'impersonal',
} satisfies PersonalData
