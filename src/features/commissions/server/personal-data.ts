import { own, type PersonalData } from '#server/personal-table.ts'

export const personalData = {
  agent_commissions: {
    file: 'equipe-comissoes',
    about: {
      pt_BR: 'Só para a equipe: comissões que você ganhou, em centavos de dólar.',
      en_US: 'For the team only: commissions that you earned, in cents of dollars.',
      es_ES: 'Solo para el equipo: comisiones que has ganado, en centavos de dólar.',
    },
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
  commission_months: 'derived',
  commission_rules: 'impersonal',
} satisfies PersonalData
