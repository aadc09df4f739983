import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'user/support': {
    title: { 'pt-BR': 'Suporte', 'en-US': 'Support', 'es-ES': 'Soporte' },
    icon: 'support',
    menu: 70,
  },
  'admin/support': {
    title: { 'pt-BR': 'Atendimento', 'en-US': 'Support desk', 'es-ES': 'Atención' },
    icon: 'support',
    menu: 120,
  },
} as const satisfies Screens
