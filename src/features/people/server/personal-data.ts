import { own, type PersonalData } from '#server/personal-table.ts'

export const personalData = {
  profiles: {
    file: 'conta',
    about: {
      pt_BR: 'A sua conta.',
      en_US: 'Your account.',
      es_ES: 'Tu cuenta.',
    },
    columns: [
      'id',
      'created_at',
      'name',
      'email',
      'email_verified',
      'phone',
      'region',
      'image',
      'role',
      'two_factor_enabled',
      'password_changed_at',
    ],
    rows: own('id'),
    erase: 'special',
  },
} satisfies PersonalData
