import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'agent/dashboard': {
    title: { 'pt-BR': 'Painel', 'en-US': 'Dashboard', 'es-ES': 'Panel' },
    icon: 'dashboard',
    menu: 10,
  },
  'admin/agents': {
    title: { 'pt-BR': 'Agentes', 'en-US': 'Agents', 'es-ES': 'Agentes' },
    icon: 'agents',
    menu: 30,
  },
} as const satisfies Screens
