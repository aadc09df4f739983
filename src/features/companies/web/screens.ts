import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'user/dashboard': {
    title: { 'pt-BR': 'Painel', 'en-US': 'Dashboard', 'es-ES': 'Panel' },
    icon: 'dashboard',
    menu: 10,
  },
} as const satisfies Screens
