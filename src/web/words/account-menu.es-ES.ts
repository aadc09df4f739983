import type { TranslationOf } from '#rules/language/translation.ts'
import type { accountMenu as portuguese } from './account-menu.pt-BR.ts'

export const accountMenu: TranslationOf<typeof portuguese> = {
  of: ({ name }) => `Cuenta de ${name}`,
  title: 'Mi cuenta',
  entries: {
    dashboard: 'Panel',
    customerSettings: 'Configuración',
    agentProfile: 'Perfil',
    agentSettings: 'Configuración',
    profile: 'Perfil',
    settings: 'Configuración',
  },
}
