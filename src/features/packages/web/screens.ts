import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'admin/services': {
    title: { 'pt-BR': 'Serviços', 'en-US': 'Services', 'es-ES': 'Servicios' },
    icon: 'services',
    menu: 70,
  },
} as const satisfies Screens
