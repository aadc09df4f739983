import type { Screens } from '#web/navigation/screen.ts'

export const screens = {
  'admin/ratings': {
    title: { 'pt-BR': 'Avaliações', 'en-US': 'Ratings', 'es-ES': 'Valoraciones' },
    icon: 'ratings',
    menu: 100,
  },
} as const satisfies Screens
