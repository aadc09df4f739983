import type { TranslationOf } from '#rules/language/translation.ts'
import type * as portuguese from './shell.pt-BR.ts'

export const shell: TranslationOf<typeof portuguese.shell> = {
  loading: 'Loading...',
  skipToContent: 'Skip to content',
  panel: 'Panel',
  menu: 'Menu',
  messages: ({ unread }) => (unread ? `Messages, ${unread} unread` : 'Messages'),
  signOut: 'Sign out',
  signedOut: 'You have signed out',
  signOutFailed: 'Could not sign out',
  panels: 'Panels',
  panelOf: { superadmin: 'Super Admin', admin: 'Admin', agent: 'Agent', user: 'User' },
  greeting: ({ name }) => `Hello, ${name}.`,
  notFoundTitle: 'Page not found',
  notFoundText: 'The page you are looking for does not exist or was moved.',
  backHome: 'Back to the start',
  crashTitle: 'Something went wrong',
  crashText: 'An unexpected error happened. Please reload the page.',
  reload: 'Reload page',
  home: ({ site }) => `${site}, home page`,
  offline: 'No connection. What you typed stays here, and everything goes on by itself when it is back.',
  roleChanged: 'Your access has changed. This is your panel now.',
  testMode: 'Test mode: no card is charged.',
  paymentsPaused: 'Payments are paused: orders are kept.',
}

export const accountMenu: TranslationOf<typeof portuguese.accountMenu> = {
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
