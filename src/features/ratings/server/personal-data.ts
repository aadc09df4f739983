import { ofOrders } from '#features/registrations/server/of-orders.ts'
import type { PersonalData } from '#server/personal-table.ts'

export const personalData = {
  rating_decisions: {
    file: 'avaliacoes-decisoes',
    about: {
      pt_BR: 'O que nossa equipe respondeu ou decidiu sobre as suas avaliações, e quando.',
      en_US: 'What our team answered or decided about your ratings, and when.',
      es_ES: 'Lo que nuestro equipo respondió o decidió sobre tus valoraciones, y cuándo.',
    },
    columns: ['business_registration_id', 'kind', 'words', 'decided_at'],
    rows: ofOrders(),
    erase: 'rows',
  },
  ratings: {
    file: 'avaliacoes',
    about: {
      pt_BR: 'Como você avaliou a abertura de cada empresa, e se deixou publicar.',
      en_US: 'How you rated the opening of each company, and whether you let us publish it.',
      es_ES: 'Cómo valoraste la apertura de cada empresa, y si dejaste que la publicáramos.',
    },
    columns: [
      'business_registration_id',
      'asked_at',
      'reminded_at',
      'score',
      'sentence',
      'publish',
      'first_name',
      'city',
      'answered_at',
      'changed_at',
      'withdrawn_at',
      'reply',
      'replied_at',
      'hidden_at',
      'hidden_reason',
    ],
    rows: ofOrders(),
    erase: 'rows',
  },
} satisfies PersonalData
