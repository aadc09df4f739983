import type { TranslationOf } from '#rules/language/translation.ts'
import type { platformCounters as portuguese } from './platform-counters.pt-BR.ts'

export const platformCounters: TranslationOf<typeof portuguese> = {
  title: 'Números de la plataforma',
  users: 'Total de usuarios',
  registrations: 'Registros de empresa',
  impersonations: 'Suplantaciones activas',
  failed: 'No se pudieron cargar los números',
}
