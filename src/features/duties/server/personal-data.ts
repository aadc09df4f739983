import { ofOrders } from '#features/registrations/server/of-orders.ts'
import type { PersonalData } from '#server/personal-table.ts'

export const personalData = {
  calendar_addresses: {
    file: 'enderecos-de-agenda',
    about: {
      pt_BR:
        'Quando você criou o endereço de agenda de cada empresa, sem o endereço, e quando uma agenda o leu pela última vez.',
      en_US:
        'When you made the calendar address of each company, without the address, and when a calendar last read it.',
      es_ES:
        'Cuándo creaste la dirección de calendario de cada empresa, sin la dirección, y cuándo la leyó un calendario por última vez.',
    },
    columns: ['business_registration_id', 'created_at', 'read_at'],
    rows: ofOrders(),
    erase: 'rows',
  },
  duties: {
    file: 'obrigacoes',
    about: {
      pt_BR: 'O calendário de obrigações de cada empresa: o que vence, quando e o que foi feito.',
      en_US: 'The calendar of obligations of each company: what is due, when, and what was done.',
      es_ES: 'El calendario de obligaciones de cada empresa: qué vence, cuándo y qué se hizo.',
    },
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
    about: {
      pt_BR: 'O que você respondeu para completar o calendário de cada empresa.',
      en_US: 'What you answered to complete the calendar of each company.',
      es_ES: 'Lo que respondiste para completar el calendario de cada empresa.',
    },
    columns: ['business_registration_id', 'assets_abroad', 'foreign_accounts', 'us_income', 'employees', 'updated_at'],
    rows: ofOrders(),
    erase: 'rows',
  },
} satisfies PersonalData
