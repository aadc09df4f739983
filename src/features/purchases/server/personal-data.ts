import { ofOrders } from '#features/registrations/server/of-orders.ts'
import type { PersonalData } from '#server/personal-table.ts'

export const personalData = {
  renewal_notices: {
    file: 'renovacoes-avisos',
    about: {
      pt_BR: 'Quando avisamos você de cada renovação.',
      en_US: 'When we told you of each renewal.',
      es_ES: 'Cuándo te avisamos de cada renovación.',
    },
    columns: ['business_registration_id', 'due_on', 'days', 'told_at'],
    rows: ofOrders(),
    erase: 'rows',
  },
  renewal_stops: {
    file: 'renovacoes-paradas',
    about: {
      pt_BR: 'Renovações que você parou, quando e por quê.',
      en_US: 'Renewals that you stopped, when and why.',
      es_ES: 'Renovaciones que has parado, cuándo y por qué.',
    },
    columns: ['business_registration_id', 'because', 'new_agent', 'since', 'stopped_at'],
    rows: ofOrders(),
    erase: 'rows',
  },
  // Purchases are kept, because accounting needs to know what a payment was for.
  purchases: {
    file: 'servicos',
    about: {
      pt_BR: 'Serviços e mudanças de plano que você pediu para cada empresa, com o que foi mostrado antes de pagar.',
      en_US: 'Services and changes of plan that you ordered for each company, with what was shown before paying.',
      es_ES: 'Servicios y cambios de plan que has pedido para cada empresa, con lo que se mostró antes de pagar.',
    },
    columns: [
      'id',
      'business_registration_id',
      'kind',
      'quote',
      'price',
      'state_fee',
      'status',
      'status_at',
      'paid_at',
      'receipt',
      'document_id',
      'created_at',
    ],
    rows: ofOrders(),
    erase: { receipt: '-' },
  },
} satisfies PersonalData
