import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'admin/settings': {
    title: { 'pt-BR': 'Configurações', 'en-US': 'Settings', 'es-ES': 'Configuración' },
    icon: 'settings',
    menu: 140,
  },
} as const satisfies Screens
