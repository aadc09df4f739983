import type { PersonalData } from '#server/personal-table.ts'

export const personalData = {
  company_types: 'impersonal',
  states: 'impersonal',
} satisfies PersonalData
