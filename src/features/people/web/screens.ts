import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'admin/users': {
    title: { 'pt-BR': 'Usuários', 'en-US': 'Users', 'es-ES': 'Usuarios' },
    icon: 'users',
    menu: 20,
  },
} as const satisfies Screens
