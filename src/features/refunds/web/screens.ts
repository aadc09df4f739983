import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'admin/refunds': {
    title: { 'pt-BR': 'Reembolsos', 'en-US': 'Refunds', 'es-ES': 'Reembolsos' },
    icon: 'refunds',
    menu: 90,
  },
} as const satisfies Screens
