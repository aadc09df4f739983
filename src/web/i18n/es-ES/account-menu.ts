import type { accountMenu as portuguese } from '#web/i18n/pt-BR/account-menu.ts'
import type { TranslationOf } from '#web/i18n/shape/translation.ts'

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
