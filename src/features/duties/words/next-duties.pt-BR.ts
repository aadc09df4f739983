/** Texts of the next duties on the customer's dashboard; separate from the calendar's, which load with its screen. */
export const nextDuties = {
  title: 'Próximas obrigações',
  all: 'Ver calendário',
  none: 'Nenhuma obrigação com data marcada.',
  overdue: 'Vencida',
  atLeast: ({ amount }: { amount: string }) => `a partir de ${amount}`,
} as const
