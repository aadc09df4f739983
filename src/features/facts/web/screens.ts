import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'admin/states': {
    title: { 'pt-BR': 'Estados', 'en-US': 'States', 'es-ES': 'Estados' },
    icon: 'states',
    menu: 110,
  },
} as const satisfies Screens
