import type { PersonalData } from '#server/personal-table.ts'

export const personalData = {
  site_settings: 'impersonal',
} satisfies PersonalData
