import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'user/obligations': {
    title: { 'pt-BR': 'Obrigações', 'en-US': 'Obligations', 'es-ES': 'Obligaciones' },
    icon: 'obligations',
    menu: 50,
  },
  'agent/obligations': {
    title: { 'pt-BR': 'Obrigações', 'en-US': 'Obligations', 'es-ES': 'Obligaciones' },
    icon: 'obligations',
    menu: 70,
    file: 'obligations.tsx',
  },
  'admin/obligations': {
    title: { 'pt-BR': 'Obrigações', 'en-US': 'Obligations', 'es-ES': 'Obligaciones' },
    icon: 'obligations',
    menu: 50,
    file: 'obligations.tsx',
  },
} as const satisfies Screens
