import type { TranslationOf } from '#rules/language/translation.ts'
import type { impersonation as portuguese } from './impersonation.pt-BR.ts'

export const impersonation: TranslationOf<typeof portuguese> = {
  label: 'Acceso como otra persona',
  as: ({ name }) => `Viendo como: ${name}`,
  left: ({ minutes }) => (minutes === 1 ? 'termina en 1 minuto' : `termina en ${minutes} minutos`),
  stop: 'Salir',
  stopped: 'Suplantación finalizada',
  stopFailed: 'Error al finalizar la suplantación',
}
