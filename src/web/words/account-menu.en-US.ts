import type { TranslationOf } from '#rules/language/translation.ts'
import type { accountMenu as portuguese } from './account-menu.pt-BR.ts'

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
