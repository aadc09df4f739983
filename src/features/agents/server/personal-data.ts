import { erased } from '#features/privacy/rules/erasure.ts'
import { ofOrders } from '#features/registrations/server/of-orders.ts'
import { own, type PersonalData } from '#server/personal-table.ts'

export const personalData = {
  handover_requests: {
    file: 'equipe-trocas-de-agente',
    about: {
      pt_BR: 'Só para a equipe: pedidos seus para passar um processo a outro agente.',
      en_US: 'For the team only: your requests to hand a process to another agent.',
      es_ES: 'Solo para el equipo: tus peticiones de pasar un proceso a otro agente.',
    },
    columns: ['created_at', 'status', 'decided_at', 'decision_reason'],
    rows: own('from_agent_id'),
    erase: { reason: erased.name, decision_reason: null },
    alsoErase: [ofOrders()],
  },
  agent_approvals: 'derived',
  agent_clients: 'derived',
  agent_months: 'derived',
} satisfies PersonalData
