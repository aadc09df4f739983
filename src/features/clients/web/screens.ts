import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'agent/clients': {
    title: { 'pt-BR': 'Clientes', 'en-US': 'Clients', 'es-ES': 'Clientes' },
    icon: 'clients',
    menu: 50,
  },
} as const satisfies Screens
