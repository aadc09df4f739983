import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'agent/usa-workflows': {
    title: { 'pt-BR': 'Fluxos dos EUA', 'en-US': 'USA Workflows', 'es-ES': 'Flujos de EE. UU.' },
    shortTitle: { 'pt-BR': 'Fluxos', 'en-US': 'Workflows', 'es-ES': 'Flujos' },
    icon: 'workflows',
    menu: 30,
  },
} as const satisfies Screens
