import type { PersonalData } from '#server/personal-table.ts'

export const personalData = {
  naming_rules: 'impersonal',
} satisfies PersonalData
