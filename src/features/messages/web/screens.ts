import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'user/messages': {
    title: { 'pt-BR': 'Mensagens', 'en-US': 'Messages', 'es-ES': 'Mensajes' },
    icon: 'messages',
    menu: 40,
  },
  'agent/messages': {
    title: { 'pt-BR': 'Mensagens', 'en-US': 'Messages', 'es-ES': 'Mensajes' },
    icon: 'messages',
    menu: 90,
  },
} as const satisfies Screens
