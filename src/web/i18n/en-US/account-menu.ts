import type { accountMenu as portuguese } from '#web/i18n/pt-BR/account-menu.ts'
import type { TranslationOf } from '#web/i18n/shape/translation.ts'

export const accountMenu: TranslationOf<typeof portuguese> = {
  of: ({ name }) => `Account of ${name}`,
  title: 'My account',
  entries: {
    dashboard: 'Dashboard',
    customerSettings: 'Settings',
    agentProfile: 'Profile',
    agentSettings: 'Settings',
    profile: 'Profile',
    settings: 'Settings',
  },
}
