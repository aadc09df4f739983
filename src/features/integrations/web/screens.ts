import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'superadmin/integrations': {
    title: { 'pt-BR': 'Integrações', 'en-US': 'Integrations', 'es-ES': 'Integraciones' },
    icon: 'integrations',
    menu: 20,
  },
} as const satisfies Screens
