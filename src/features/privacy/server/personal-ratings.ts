import { ofOrders, type PersonalTables } from './personal-table.ts'

/** The person's ratings and the team's decisions about them (personal-data.ts). */
export const ratingTables: PersonalTables<'ratings' | 'rating_decisions'> = {
  rating_decisions: {
    file: 'avaliacoes-decisoes',
    about: 'O que nossa equipe respondeu ou decidiu sobre as suas avaliações, e quando.',
    columns: ['business_registration_id', 'kind', 'words', 'decided_at'],
    rows: ofOrders(),
    erase: 'rows',
  },
  ratings: {
    file: 'avaliacoes',
    about: 'Como você avaliou a abertura de cada empresa, e se deixou publicar.',
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
}
