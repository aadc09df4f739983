import type { PersonalData } from '#server/personal-table.ts'

export const personalData = {
  packages: 'impersonal',
} satisfies PersonalData
