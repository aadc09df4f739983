import { announcement } from '#features/announcement/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { publishToOffice } from '#server/live/publish-to-office.ts'
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
      publishToOffice(tx, 'announcement.changed', { id }, { who: 'packages.manage', also: [] }),
  },
}

export const personalData = {
  announcements: 'impersonal',
} satisfies PersonalData
