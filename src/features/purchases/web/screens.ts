import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'user/services': {
    title: { 'pt-BR': 'Serviços', 'en-US': 'Services', 'es-ES': 'Servicios' },
    icon: 'services',
    menu: 60,
  },
  'agent/service-orders': {
    title: { 'pt-BR': 'Serviços pedidos', 'en-US': 'Ordered services', 'es-ES': 'Servicios pedidos' },
    icon: 'serviceOrders',
    menu: 80,
    file: 'service-orders.tsx',
  },
  'admin/service-orders': {
    title: { 'pt-BR': 'Serviços pedidos', 'en-US': 'Ordered services', 'es-ES': 'Servicios pedidos' },
    icon: 'serviceOrders',
    menu: 60,
    file: 'service-orders.tsx',
  },
} as const satisfies Screens
