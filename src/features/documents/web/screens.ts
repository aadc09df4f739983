import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'user/documents': {
    title: { 'pt-BR': 'Documentos', 'en-US': 'Documents', 'es-ES': 'Documentos' },
    icon: 'documents',
    menu: 20,
  },
  'agent/documents': {
    title: { 'pt-BR': 'Documentos', 'en-US': 'Documents', 'es-ES': 'Documentos' },
    icon: 'documents',
    menu: 60,
  },
} as const satisfies Screens
