import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'superadmin/dashboard': {
    title: { 'pt-BR': 'Painel', 'en-US': 'Dashboard', 'es-ES': 'Panel' },
    icon: 'dashboard',
    menu: 10,
  },
  'superadmin/system': {
    title: { 'pt-BR': 'Sistema', 'en-US': 'System', 'es-ES': 'Sistema' },
    icon: 'system',
    menu: 30,
  },
} as const satisfies Screens
