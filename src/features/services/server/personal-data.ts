import type { PersonalData } from '#server/personal-table.ts'

export const personalData = {
  extras: 'impersonal',
} satisfies PersonalData
