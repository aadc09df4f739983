import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'admin/dashboard': {
    title: { 'pt-BR': 'Painel', 'en-US': 'Dashboard', 'es-ES': 'Panel' },
    icon: 'dashboard',
    menu: 10,
  },
} as const satisfies Screens
