import { ofOrdersThrough } from '#features/registrations/server/of-orders.ts'
import type { PersonalData } from '#server/personal-table.ts'

export const personalData = {
  refunds: {
    file: 'reembolsos',
    about: {
      pt_BR: 'Reembolsos que você pediu ou recebeu, em centavos de dólar, e o que foi decidido.',
      en_US: 'Refunds that you asked for or received, in cents of dollars, and what was decided.',
      es_ES: 'Reembolsos que has pedido o recibido, en centavos de dólar, y lo que se decidió.',
    },
    columns: [
      'payment_id',
      'asked_at',
      'ground',
      'stage',
      'price_percent',
      'state_fee_percent',
      'price_cents',
      'state_fee_cents',
      'amount',
      'reason',
      'status',
      'decided_at',
      'decision_reason',
      'paid_at',
    ],
    rows: ofOrdersThrough('payment_id', 'payments'),
    erase: { reason: null, decision_reason: null },
  },
  refund_rules: 'impersonal',
} satisfies PersonalData
