import { ofOrders, type PersonalTables } from './personal-table.ts'

/** The duties of each company and the customer's answers about them (personal-data.ts). */
export const dutyTables: PersonalTables<'duties' | 'duty_answers' | 'calendar_addresses'> = {
  calendar_addresses: {
    file: 'enderecos-de-agenda',
    about:
      'Quando você criou o endereço de agenda de cada empresa, sem o endereço, e quando uma agenda o leu pela última vez.',
    columns: ['business_registration_id', 'created_at', 'read_at'],
    rows: ofOrders(),
    erase: 'rows',
  },
  duties: {
    file: 'obrigacoes',
    about: 'O calendário de obrigações de cada empresa: o que vence, quando e o que foi feito.',
    columns: [
      'id',
      'business_registration_id',
      'code',
      'kind',
      'period',
      'due_on',
      'statutory_on',
      'tolerated_until',
      'extended',
      'amount',
      'at_least',
      'depends_on',
      'status',
      'status_at',
      'receipt',
      'document_id',
      'reason',
      'created_at',
      'updated_at',
    ],
    rows: ofOrders(),
    erase: 'rows',
  },
  duty_answers: {
    file: 'obrigacoes-respostas',
    about: 'O que você respondeu para completar o calendário de cada empresa.',
    columns: ['business_registration_id', 'assets_abroad', 'foreign_accounts', 'us_income', 'employees', 'updated_at'],
    rows: ofOrders(),
    erase: 'rows',
  },
}
