import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'agent/commissions': {
    title: { 'pt-BR': 'Comissões', 'en-US': 'Commissions', 'es-ES': 'Comisiones' },
    icon: 'commissions',
    menu: 40,
  },
  'admin/commissions': {
    title: { 'pt-BR': 'Comissões', 'en-US': 'Commissions', 'es-ES': 'Comisiones' },
    icon: 'commissions',
    menu: 80,
  },
} as const satisfies Screens
