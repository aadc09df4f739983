import { own, type PersonalData } from '#server/personal-table.ts'

export const personalData = {
  answer_templates: {
    file: 'equipe-modelos',
    about: {
      pt_BR: 'Só para a equipe: modelos de resposta que você guardou.',
      en_US: 'For the team only: template answers that you kept.',
      es_ES: 'Solo para el equipo: plantillas de respuesta que has guardado.',
    },
    columns: ['kind', 'title', 'body', 'created_at', 'updated_at'],
    rows: own('user_id'),
    erase: 'rows',
  },
} satisfies PersonalData
