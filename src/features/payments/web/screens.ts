import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'user/payments': {
    title: { 'pt-BR': 'Pagamentos', 'en-US': 'Payments', 'es-ES': 'Pagos' },
    icon: 'payments',
    menu: 30,
  },
} as const satisfies Screens
