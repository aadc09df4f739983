import { own, type PersonalData } from '#server/personal-table.ts'
import { ofOrders } from './of-orders.ts'

export const personalData = {
  company_records: {
    file: 'empresas-registro',
    about: {
      pt_BR:
        'O que o estado e a receita dos EUA deram a cada empresa: número de registro, EIN, datas e agente registrado.',
      en_US: 'What the state and the tax office gave each company.',
      es_ES: 'Lo que el estado y la agencia tributaria dieron a cada empresa.',
    },
    columns: [
      'business_registration_id',
      'filed_on',
      'file_number',
      'formed_on',
      'ss4_sent_on',
      'ein',
      'ein_on',
      'registered_agent',
      'dissolved_on',
      'taken_back_dissolved_on',
      'taken_back_reason',
      'taken_back_at',
      'updated_at',
    ],
    rows: ofOrders(),
    erase: 'rows',
  },
  process_status_history: {
    file: 'historico-das-empresas',
    about: {
      pt_BR: 'Mudanças de situação de cada empresa.',
      en_US: 'Changes of the status of each company.',
      es_ES: 'Cambios de estado de cada empresa.',
    },
    columns: ['business_registration_id', 'created_at', 'old_status', 'new_status', 'reason'],
    rows: ofOrders(),
    erase: { reason: null },
  },
  registration_notes: {
    file: 'equipe-notas',
    about: {
      pt_BR: 'Só para a equipe: notas internas que você escreveu sobre processos.',
      en_US: 'For the team only: internal notes that you wrote about processes.',
      es_ES: 'Solo para el equipo: notas internas que escribiste sobre procesos.',
    },
    // Without the text, which is about a customer.
    columns: ['created_at'],
    rows: own('author_id'),
    // Notes are erased with the customer they are about (src/features/privacy/server/erase-orders.ts), not with their author.
    erase: 'special',
  },
  business_registrations: {
    file: 'empresas',
    about: {
      pt_BR: 'Empresas que você pediu para abrir.',
      en_US: 'Companies that you asked us to open.',
      es_ES: 'Empresas que has pedido abrir.',
    },
    columns: [
      'id',
      'created_at',
      'company_name',
      'alternative_names',
      'business_purpose',
      'industry',
      'company_type_id',
      'state_id',
      'status',
      'paid_at',
      'approved_at',
    ],
    names: { agente: 'assigned_agent_id' },
    rows: own('user_id'),
    erase: 'special',
  },
  registration_search: 'derived',
} satisfies PersonalData
