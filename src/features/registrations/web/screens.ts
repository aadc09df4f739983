import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'agent/processes': {
    title: { 'pt-BR': 'Processos', 'en-US': 'Processes', 'es-ES': 'Procesos' },
    icon: 'processes',
    menu: 20,
  },
  'admin/processes': {
    title: { 'pt-BR': 'Processos', 'en-US': 'Processes', 'es-ES': 'Procesos' },
    icon: 'processes',
    menu: 40,
  },
} as const satisfies Screens
