import type { PersonalData } from '#server/personal-table.ts'

export const personalData = {
  facts: 'impersonal',
} satisfies PersonalData
