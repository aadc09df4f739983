/** The next duties on the customer's dashboard, apart from the calendar's own words: those come with its screen. */
export const nextDuties = {
  title: 'Próximas obrigações',
  all: 'Ver calendário',
  none: 'Nenhuma obrigação com data marcada.',
  overdue: 'Vencida',
  atLeast: ({ amount }: { amount: string }) => `a partir de ${amount}`,
} as const
