import { ofOrders, type PersonalTables } from './personal-table.ts'

/** Purchases for each company after its order, and their renewals (personal-data.ts). */
export const purchaseTables: PersonalTables<'purchases' | 'renewal_stops' | 'renewal_notices'> = {
  renewal_notices: {
    file: 'renovacoes-avisos',
    about: 'Quando avisamos você de cada renovação.',
    columns: ['business_registration_id', 'due_on', 'days', 'told_at'],
    rows: ofOrders(),
    erase: 'rows',
  },
  renewal_stops: {
    file: 'renovacoes-paradas',
    about: 'Renovações que você parou, quando e por quê.',
    columns: ['business_registration_id', 'because', 'new_agent', 'since', 'stopped_at'],
    rows: ofOrders(),
    erase: 'rows',
  },
  // Purchases are kept, because accounting needs to know what a payment was for.
  purchases: {
    file: 'servicos',
    about: 'Serviços e mudanças de plano que você pediu para cada empresa, com o que foi mostrado antes de pagar.',
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
}
