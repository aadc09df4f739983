import type { TranslationOf } from '#rules/language/translation.ts'
import type { platformCounters as portuguese } from './platform-counters.pt-BR.ts'

export const platformCounters: TranslationOf<typeof portuguese> = {
  title: 'Numbers of the platform',
  users: 'Total users',
  registrations: 'Company registrations',
  impersonations: 'Active impersonations',
  failed: 'The numbers could not be loaded',
}
