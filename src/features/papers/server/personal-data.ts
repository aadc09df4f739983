import { ofOrders } from '#features/registrations/server/of-orders.ts'
import type { PersonalData } from '#server/personal-table.ts'

export const personalData = {
  filing_details: {
    file: 'empresas-dados-de-registro',
    about: {
      pt_BR: 'O que os registros de cada empresa precisam além do pedido.',
      en_US: 'What the filings of each company need besides the order.',
      es_ES: 'Lo que los registros de cada empresa necesitan además del pedido.',
    },
    columns: [
      'business_registration_id',
      'legal_name',
      'management',
      'principal_office',
      'mailing_address',
      'responsible_owner_id',
      'responsible_has_tax_id',
      'authorized_shares',
      'par_value',
      'fiscal_year_end',
      'main_activity',
      'product_line',
      'updated_at',
    ],
    rows: ofOrders(),
    erase: 'rows',
  },
} satisfies PersonalData
