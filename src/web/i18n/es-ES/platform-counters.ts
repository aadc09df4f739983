import type { platformCounters as portuguese } from '#web/i18n/pt-BR/platform-counters.ts'
import type { TranslationOf } from '#web/i18n/shape/translation.ts'

export const platformCounters: TranslationOf<typeof portuguese> = {
  title: 'Números de la plataforma',
  users: 'Total de usuarios',
  registrations: 'Registros de empresa',
  impersonations: 'Suplantaciones activas',
  failed: 'No se pudieron cargar los números',
}
