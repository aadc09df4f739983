import { erased } from '#features/privacy/rules/erasure.ts'
import { ofOrders, ofTasks, ofWorkflows, own, type PersonalTables } from './personal-table.ts'

/** What agents and admins did for the companies of customers (personal-data.ts). */
export const workTables: PersonalTables<
  | 'registration_notes'
  | 'handover_requests'
  | 'task_time_entries'
  | 'task_time_corrections'
  | 'agent_commissions'
  | 'workflow_tasks'
  | 'usa_company_workflows'
> = {
  registration_notes: {
    file: 'equipe-notas',
    about: 'Só para a equipe: notas internas que você escreveu sobre processos.',
    // Without the text, which is about a customer.
    columns: ['created_at'],
    rows: own('author_id'),
    // Notes are erased with the customer they are about (erase-orders.ts), not with their author.
    erase: 'special',
  },
  handover_requests: {
    file: 'equipe-trocas-de-agente',
    about: 'Só para a equipe: pedidos seus para passar um processo a outro agente.',
    columns: ['created_at', 'status', 'decided_at', 'decision_reason'],
    rows: own('from_agent_id'),
    erase: { reason: erased.name, decision_reason: null },
    alsoErase: [ofOrders()],
  },
  task_time_entries: {
    file: 'equipe-horas',
    about: 'Só para a equipe: horas que você registrou.',
    columns: ['started_at', 'ended_at'],
    rows: own('agent_id'),
    erase: 'kept',
  },
  task_time_corrections: {
    file: 'equipe-horas-corrigidas',
    about: 'Só para a equipe: correções de horas que você fez.',
    columns: ['created_at', 'minutes', 'reason'],
    rows: own('corrected_by'),
    erase: { reason: erased.name },
    alsoErase: [ofTasks],
  },
  agent_commissions: {
    file: 'equipe-comissoes',
    about: 'Só para a equipe: comissões que você ganhou, em centavos de dólar.',
    columns: [
      'commission_date',
      'subtotal',
      'complexity_bonus',
      'speed_bonus',
      'total_commission',
      'reverses_id',
      'is_paid',
      'paid_at',
    ],
    rows: own('agent_id'),
    erase: 'kept',
  },
  workflow_tasks: {
    file: 'etapas',
    about: 'Etapas do trabalho em cada empresa.',
    columns: ['task_name', 'task_status', 'started_at', 'completed_at'],
    rows: ofWorkflows,
    erase: { notes: null, status_reason: null },
  },
  usa_company_workflows: {
    file: 'andamento',
    about: 'Andamento do trabalho em cada empresa.',
    columns: [
      'business_registration_id',
      'workflow_status',
      'estimated_completion_days',
      'actual_start_date',
      'actual_completion_date',
      'created_at',
    ],
    rows: ofOrders(),
    erase: 'special',
  },
}
