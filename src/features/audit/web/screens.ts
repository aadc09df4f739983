import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'admin/audit': {
    title: { 'pt-BR': 'Auditoria', 'en-US': 'Audit', 'es-ES': 'Auditoría' },
    icon: 'audit',
    menu: 130,
  },
} as const satisfies Screens
