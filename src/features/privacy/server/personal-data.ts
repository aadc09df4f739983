import { own, type PersonalData } from '#server/personal-table.ts'

export const personalData = {
  consents: {
    file: 'consentimentos',
    about: {
      pt_BR: 'Versões dos termos e da política de privacidade que você aceitou ou deixou de aceitar, e quando.',
      en_US: 'Versions of the terms and the privacy policy that you accepted or stopped accepting, and when.',
      es_ES: 'Versiones de los términos y de la política de privacidad que aceptaste o dejaste de aceptar, y cuándo.',
    },
    columns: ['document', 'version', 'accepted_at', 'withdrawn_at'],
    rows: own('user_id'),
    // The rows stay as proof of consent; the erased account no longer identifies the person.
    erase: 'kept',
  },
  data_exports: {
    file: 'pedidos-de-dados',
    about: {
      pt_BR: 'Pedidos de cópia dos seus dados.',
      en_US: 'Requests for a copy of your data.',
      es_ES: 'Peticiones de copia de tus datos.',
    },
    columns: ['created_at', 'state', 'ready_at', 'expires_at', 'size_bytes'],
    rows: own('user_id'),
    erase: 'rows',
  },
  erasures: 'impersonal',
  file_removals: 'impersonal',
} satisfies PersonalData
