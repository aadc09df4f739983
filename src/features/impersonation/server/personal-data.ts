import { erased } from '#features/privacy/rules/erasure.ts'
import { own, type PersonalData } from '#server/personal-table.ts'

export const personalData = {
  user_impersonations: {
    file: 'acessos-da-equipe',
    about: {
      pt_BR: 'Quando alguém da equipe viu o produto como você, e por quê.',
      en_US: 'When somebody of the team saw the product as you, and why.',
      es_ES: 'Cuándo alguien del equipo vio el producto como tú, y por qué.',
    },
    columns: ['created_at', 'ended_at', 'reason'],
    names: { quem: 'superadmin_id' },
    rows: own('impersonated_user_id'),
    erase: { reason: erased.name },
  },
} satisfies PersonalData
