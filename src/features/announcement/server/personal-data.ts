import type { PersonalData } from '#server/personal-table.ts'

export const personalData = {
  announcements: 'impersonal',
} satisfies PersonalData
