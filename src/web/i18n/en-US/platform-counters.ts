import type { platformCounters as portuguese } from '#web/i18n/pt-BR/platform-counters.ts'
import type { TranslationOf } from '#web/i18n/shape/translation.ts'

export const platformCounters: TranslationOf<typeof portuguese> = {
  title: 'Numbers of the platform',
  users: 'Total users',
  registrations: 'Company registrations',
  impersonations: 'Active impersonations',
  failed: 'The numbers could not be loaded',
}
