import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'user/notifications': {
    title: { 'pt-BR': 'Notificações', 'en-US': 'Notifications', 'es-ES': 'Notificaciones' },
    icon: 'notifications',
  },
} as const satisfies Screens
