import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'user/settings': {
    title: { 'pt-BR': 'Configurações', 'en-US': 'Settings', 'es-ES': 'Configuración' },
    icon: 'settings',
    menu: 80,
    file: 'settings.tsx',
  },
  'agent/account': {
    title: { 'pt-BR': 'Minha conta', 'en-US': 'My account', 'es-ES': 'Mi cuenta' },
    icon: 'account',
    file: 'settings.tsx',
  },
  'admin/account': {
    title: { 'pt-BR': 'Minha conta', 'en-US': 'My account', 'es-ES': 'Mi cuenta' },
    icon: 'account',
    file: 'settings.tsx',
  },
  'superadmin/account': {
    title: { 'pt-BR': 'Minha conta', 'en-US': 'My account', 'es-ES': 'Mi cuenta' },
    icon: 'account',
    file: 'settings.tsx',
  },
} as const satisfies Screens
